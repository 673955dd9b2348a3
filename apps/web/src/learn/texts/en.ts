import type { LearnWords } from './words.ts'

export const en: LearnWords = {
  lesson: 'First lesson',
  invite: 'New here? Learn it in ten minutes',
  inviteOn: 'Go on with the lesson',
  progress: 'How far you are',
  chapterOf: (n, many, title) => `${n} of ${many}: ${title}`,
  goOn: 'Go on',
  hint: 'Hint',
  otherChoice:
    'That would be allowed, but the lesson is about something else just now. Nothing has changed: look at the task again.',
  nextChapter: 'Next chapter',
  done: 'That was the lesson. The rest comes with playing, and whatever the table refuses, it says why.',
  playNow: 'Play a real game',
  readRules: 'Read the rules',
  again: 'Once more from the beginning',
  leave: 'Back to the harbour',
  noLesson: 'There is no lesson under this address.',
}
