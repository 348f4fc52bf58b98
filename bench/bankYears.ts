import { judgedYear } from '../tests/server/finances/judging/judgedYear'
import type { Section } from './section'

const YEARS = 1_000
/** One line in so many may be a question. */
const LINES_PER_QUESTION = 50

/** What became of the years from this seed on, of files that tell what wrote them or do not. */
function countYears(firstSeed: number, isTold: boolean) {
  const sums = { lost: 0, twice: 0, questions: 0, lines: 0 }
  const seeds: number[] = []
  for (let seed = firstSeed; seed < firstSeed + YEARS; seed += 1) {
    const { lost, twice, questions, read } = judgedYear(seed, isTold)
    sums.lost += lost
    sums.twice += twice
    sums.questions += questions
    sums.lines += read
    if (lost + twice > 0) seeds.push(seed)
  }
  const linesPerQuestion = Math.round(sums.lines / Math.max(sums.questions, 1))
  const isMet = sums.lost + sums.twice === 0 && linesPerQuestion >= LINES_PER_QUESTION
  return {
    ...sums,
    'lines per question': linesPerQuestion,
    target: `0 lost, 0 twice, >= ${LINES_PER_QUESTION}: ${isMet ? 'met' : 'missed'}`,
    'seeds to look at': seeds.join(' '),
  }
}

/**
 * Random years of ten banks, judged file by file: other ones on each day, unless BANK_YEARS_SEED says from which seed on. A tenth of them is
 * in the tests (tests/server/finances/judging).
 */
export const bankYears: Section = async () => {
  const firstSeed = Number(process.env.BANK_YEARS_SEED ?? Math.floor(Date.now() / 86_400_000) * YEARS)
  console.log(`\nBank files: ${YEARS} random years from seed ${firstSeed}`)
  console.table({ 'files tell their source': countYears(firstSeed, true), 'they do not': countYears(firstSeed, false) })
  await Promise.resolve()
}
