import { expect, test } from 'vitest'
import { replyFiguresOf, replySumKeys } from '@contract/analytics'
import type { ReplySums } from '@contract/analytics'
import { FORECAST_ANSWERS_MIN, forecastOf } from '@contract/calendar/forecast'
import type { AnswerState } from '@contract/calendar/replyRules'
import { seeded } from '../../../server/demo/orchestra/seeded'

const states = ['yes', 'maybe', 'no', 'silent'] as const
const none = Object.fromEntries(replySumKeys.map((key) => [key, 0])) as ReplySums
const nobody = { yes: 0, maybe: 0, no: 0, silent: 0 }

interface Line {
  state: AnswerState
  isInTime: boolean
  hasCome: boolean
}

/** So many lines of reports, of which any may be anything. */
function someLines(count: number, chance: () => number): Line[] {
  return Array.from({ length: count }, () => {
    const state = states[Math.floor(chance() * 4)] ?? 'silent'
    return { state, isInTime: state !== 'silent' && chance() < 0.7, hasCome: chance() < 0.6 }
  })
}

const countOf = (lines: Line[], isCounted: (line: Line) => boolean) => lines.filter(isCounted).length

function sumsOf(lines: Line[]): ReplySums {
  const said = (state: AnswerState) => countOf(lines, (line) => line.state === state)
  const came = (state: AnswerState) => countOf(lines, (line) => line.state === state && line.hasCome)
  return {
    asked: lines.length,
    answeredInTime: countOf(lines, ({ isInTime }) => isInTime),
    saidYes: said('yes'),
    yesCame: came('yes'),
    saidMaybe: said('maybe'),
    maybeCame: came('maybe'),
    saidNo: said('no'),
    noCame: came('no'),
    silent: said('silent'),
    silentCame: came('silent'),
  }
}

test('figures are what one counts line by line: in time, kept and broken words, silence, and who came all the same', () => {
  const chance = seeded(7)
  for (let round = 0; round < 200; round++) {
    const lines = someLines(Math.floor(chance() * 60), chance)
    const yes = lines.filter(({ state }) => state === 'yes')
    const no = lines.filter(({ state }) => state === 'no')
    expect(replyFiguresOf(sumsOf(lines))).toEqual({
      inTime: { count: countOf(lines, ({ isInTime }) => isInTime), of: lines.length },
      kept: { count: countOf(yes, ({ hasCome }) => hasCome), of: yes.length },
      unkept: { count: countOf(yes, ({ hasCome }) => !hasCome), of: yes.length },
      silent: { count: countOf(lines, ({ state }) => state === 'silent'), of: lines.length },
      surprise: { count: countOf(no, ({ hasCome }) => hasCome), of: no.length },
    })
  }
})

test('who was never asked has no figure at all', () => {
  expect(Object.values(replyFiguresOf(none)).map(({ of }) => of)).toEqual([0, 0, 0, 0, 0])
})

/** Ten people who did what people commonly do, beside those of the group's own lines who said the same. */
const common = { yes: 9, maybe: 5, no: 0.5, silent: 4 }

test('a forecast is person by person the share of those who came after the same word, ten common ones among them', () => {
  const chance = seeded(11)
  for (let round = 0; round < 200; round++) {
    const lines = someLines(FORECAST_ANSWERS_MIN + Math.floor(chance() * 200), chance)
    const invited = Array.from(
      { length: 1 + Math.floor(chance() * 30) },
      () => states[Math.floor(chance() * 4)] ?? 'yes',
    )
    const shareOf = (word: AnswerState) => {
      const alike = lines.filter(({ state }) => state === word)
      return (countOf(alike, ({ hasCome }) => hasCome) + common[word]) / (alike.length + 10)
    }
    const counts = { ...nobody }
    for (const state of invited) counts[state] += 1
    const { rates, expected, history } = forecastOf(counts, sumsOf(lines))
    expect(history).toBe(lines.length)
    for (const state of states) expect(rates[state]).toBeCloseTo(shareOf(state), 10)
    expect(expected).toBeCloseTo(
      invited.reduce((sum, state) => sum + shareOf(state), 0),
      8,
    )
    expect(expected).toBeLessThan(invited.length)
  }
})

test('is not told before forty answers, nor where nobody is asked; without history the rates are the common ones', () => {
  const tenYes = { ...nobody, yes: 10 }
  const history = (invited: number): ReplySums => ({ ...none, asked: invited, saidYes: invited, yesCame: invited })
  expect(forecastOf(tenYes, history(FORECAST_ANSWERS_MIN - 1)).expected).toBeNull()
  expect(forecastOf(tenYes, history(FORECAST_ANSWERS_MIN)).expected).toBeCloseTo(9.8, 10)
  expect(forecastOf(nobody, history(400)).expected).toBeNull()
  expect(forecastOf(tenYes, none)).toEqual({
    rates: { yes: 0.9, maybe: 0.5, no: 0.05, silent: 0.4 },
    expected: null,
    history: 0,
  })
})
