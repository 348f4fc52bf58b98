import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Words that the calendar's code no longer has, and what replaced each (docs/glossary.md). The wire and the database keep theirs. */
const replaced: Record<string, string> = {
  asked: 'invitees',
  asking: 'invitees',
  asks: 'invitees',
  door: 'checkins',
  light: 'readiness',
  lineup: 'roster, or instrumentation',
  telling: 'notifications',
}

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
)

/** What belongs to the calendar at either end, with its tests; the tables keep their names. */
const CALENDAR =
  /^(contract|server\/areas|src\/(redux|views)|tests\/(browser|server|unit\/views))\/calendar\b|^(contract\/[^/]+|src\/shared\/.+|src\/i18n\/(en|pt-BR|de)\/[^/]+|tests\/unit\/contract\/[^/]+)$/

/** The words of a path, split at its folders and capitals; a plural counts as its singular. */
function oldWordsIn(file: string): string[] {
  const words = file.split(/[/.\-_]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  return words.filter((word) => word in replaced || word.replace(/s$/, '') in replaced)
}

it('no file or folder of the calendar has a word that was replaced', () => {
  const found = tracked
    .filter((file) => CALENDAR.test(file))
    .flatMap((file) =>
      oldWordsIn(file).map((word) => `${file}: ${word} is ${replaced[word] ?? replaced[word.slice(0, -1)]}`),
    )
  expect(found).toEqual([])
})

it('an old word would be found', () => {
  expect(oldWordsIn('src/views/calendar/event/EventLightCard.tsx')).toEqual(['light'])
  expect(oldWordsIn('src/redux/calendar/lineups.ts')).toEqual(['lineups'])
  expect(oldWordsIn('src/views/calendar/form/taskHighlights.ts')).toEqual([])
})
