/** A push service for tests: a real HTTPS endpoint with its own certificate, and devices that can read what comes. */
export { makeDevice, type PushKeys, readPush } from './device.ts'
export { type Arrived, type PushService, startPushService } from './service.ts'
