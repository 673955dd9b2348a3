import { checkRecord } from './check-record.ts'

self.onmessage = async (event: MessageEvent<string>) => self.postMessage(await checkRecord(event.data))
