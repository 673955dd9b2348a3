/** Entry point of the replay worker: it holds one record and answers the requests of the page. */
import { answerWith } from '../host/worker-link.ts'
import { advise, review } from './advice.ts'
import { curvesOf } from './curves.ts'
import { luckOf } from './luck.ts'
import type { ReplayNews, ReplayRequests } from './protocol.ts'
import { openReplayLine, type ReplayLine } from './replay-line.ts'

const send = (news: ReplayNews) => self.postMessage(news)

let opened: ReplayLine | null = null
/** Number of the newest search; an older one sees that it is no longer wanted and ends. */
let newest = 0

function line(): ReplayLine {
  if (!opened) throw new Error('no record is open')
  return opened
}

/** Whether the search that begins now is still wanted. */
function beginSearch(): () => boolean {
  const own = ++newest
  return () => own === newest
}

// Not one after another: while the captain searches in slices, the slider is answered in between.
answerWith<ReplayRequests>({
  open: async ({ text }) => {
    const found = await openReplayLine(text)
    if ('problem' in found) return found
    opened = found
    return found.opened()
  },
  at: ({ count, perspective }) => line().position(count, perspective),
  story: ({ perspective }) => line().story(perspective),
  curves: () => curvesOf(line()),
  luck: () => luckOf(line()),
  advise: ({ at, ms }) => advise(line(), at, ms, beginSearch()),
  review: () => review(line(), beginSearch(), (done) => send({ reviewed: done, of: line().count })),
  stop: () => {
    beginSearch()
    return null
  },
})
