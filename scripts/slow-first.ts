/** The order of test files: the long ones first, so that no core waits for one that was begun last. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest knows how long files took only where it has run before; without that it goes by size, and these are short. */
const SLOW = [
  /apps\/web\/test\/browser\/sweep-[\w-]+\.test\.ts$/,
  /apps\/web\/test\/browser\/(learn|hints|whole-game|replay|online)\.test\.ts$/,
  /games\/[^/]+\/test\/contract\.test\.ts$/,
  /games\/[^/]+\/test\/random-play\.test\.ts$/,
  /test\/browser\/new-game\.test\.ts$/,
  /apps\/cli\/test\/(whole-games|bots|arena)\.test\.ts$/,
  /apps\/server\/test\/online\/crash\.test\.ts$/,
  /packages\/host\/test\/simulator\/[\w-]+\.test\.ts$/,
  /bench\/test\/online\/load\.test\.ts$/,
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => place(a) - place(b))
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = SLOW.findIndex((pattern) => pattern.test(moduleId))
  return found === -1 ? SLOW.length : found
}
