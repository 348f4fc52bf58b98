/** Set by `npm run test:long -- --only random`: each test by lot, and of many at once, in its whole size. Every other run makes a tenth. */
const isWhole = process.env.TEST_WHOLE !== undefined

/** How many of `whole` tries, rounds or writers this run has; not fewer than `least`, below which a test would compare nothing. */
export function triesOf(whole: number, least = 1): number {
  return isWhole ? whole : Math.min(whole, Math.max(least, Math.ceil(whole / 10)))
}

/** Of cases that differ by their seeds alone, those of this run. */
export function someOf<Case>(cases: readonly Case[]): Case[] {
  return cases.slice(0, triesOf(cases.length))
}
