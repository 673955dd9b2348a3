/** The worker's door: it holds one record and answers what the page wants to see of it. */
import { answerWith } from '../host/worker-link.ts'
import { advise, review } from './advice.ts'
import { curvesOf } from './curves.ts'
import { luckOf } from './luck.ts'
import type { ReplayNews, ReplayRequests } from './protocol.ts'
import { openLine, type RecordLine } from './record-line.ts'

const send = (news: ReplayNews) => self.postMessage(news)

let opened: RecordLine | null = null
/** The newest thought; an older one sees that it is no longer wanted and ends. */
let thought = 0

function line(): RecordLine {
  if (!opened) throw new Error('no record is open')
  return opened
}

function think(): () => boolean {
  const own = ++thought
  return () => own === thought
}

// Not one after another: while the captain thinks in bits, the slider is answered in between.
answerWith<ReplayRequests>({
  open: async ({ text }) => {
    const found = await openLine(text)
    if ('problem' in found) return found
    opened = found
    return found.opened()
  },
  at: ({ count, eyes }) => line().position(count, eyes),
  story: ({ eyes }) => line().story(eyes),
  curves: () => curvesOf(line()),
  luck: () => luckOf(line()),
  advise: ({ at, ms }) => advise(line(), at, ms, think()),
  review: () => review(line(), think(), (done) => send({ reviewed: done, of: line().count })),
  stop: () => {
    think()
    return null
  },
})
