import { describe, expect, it } from 'vitest'
import { GroupCommit, type Outcome } from '../src/group-commit.ts'

/** A disk that answers when it is told to. */
function slowDisk() {
  const batches: (readonly string[])[] = []
  const answers: ((outcomes: readonly Outcome<string>[]) => void)[] = []
  const commits = new GroupCommit<string, string>((changes) => {
    batches.push(changes)
    return new Promise((resolve) => answers.push(resolve))
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { batches, answers, commits, turn }
}

describe('a group of writes', () => {
  it('gathers while the one before is on its way, and leaves before that one is answered', async () => {
    const { batches, answers, commits, turn } = slowDisk()
    const seen: string[] = []
    const first = commits.save('a').then(() => seen.push(`a, ${batches.length} sent`))
    await turn()
    const second = Promise.all([commits.save('b'), commits.save('c')])
    await turn()
    expect(batches).toEqual([['a']])
    answers[0]?.([{ value: 'kept' }])
    await first
    expect(seen).toEqual(['a, 2 sent'])
    expect(batches).toEqual([['a'], ['b', 'c']])
    answers[1]?.([{ value: 'kept' }, { value: 'kept too' }])
    expect(await second).toEqual(['kept', 'kept too'])
    await commits.idle()
    expect(batches).toHaveLength(2)
  })

  it('fails alone: the next one has its own answer', async () => {
    const batches: (readonly string[])[] = []
    const commits = new GroupCommit<string, string>(async (changes) => {
      batches.push(changes)
      if (batches.length === 1) throw new Error('no room')
      return changes.map((value) => ({ value }))
    })
    const first = expect(commits.save('a')).rejects.toThrow('no room')
    await new Promise((resolve) => setImmediate(resolve))
    const second = commits.save('b')
    await first
    expect(await second).toBe('b')
  })
})
