import type { AnswerState } from '@contract/calendar/replyRules'
import type { DemoLine } from './attendance'
import type { DemoEvent } from './events'
import { seeded } from './orchestra/seeded'

const SEED = 77
/** So many of the last finished events were asked for. */
const ASKED = 40
const IN_TIME = 0.86

/** Those who never quite get round to it, and lately never did; their section leader might. */
const QUIET = 9
const LATELY = 4

const isQuiet = (place: number) => place % 23 === QUIET

function answerOf({ status }: DemoLine, draw: number): AnswerState {
  if (status === 'excused') return draw < 0.7 ? 'no' : draw < 0.85 ? 'maybe' : 'silent'
  if (status === 'absent') return draw < 0.35 ? 'yes' : draw < 0.6 ? 'maybe' : draw < 0.75 ? 'no' : 'silent'
  return draw < 0.82 ? 'yes' : draw < 0.9 ? 'maybe' : draw < 0.92 ? 'no' : 'silent'
}

/** Nobody else has to be asked why: from the third silence in a row on they answer, and after a yes not kept they do not say yes and stay away. */
function reassure(lines: DemoLine[]): void {
  let silences = 0
  let broken = 0
  for (const { held, status } of lines) {
    if (held === undefined) continue
    if (held.answer === 'silent' && silences === 2) held.answer = 'maybe'
    silences = held.answer === 'silent' ? silences + 1 : 0
    if (held.answer !== 'yes' || status === 'excused') continue
    if (status !== 'absent') broken = 0
    else if (broken > 0) held.answer = 'no'
    else broken += 1
  }
}

/** Writes into the lines of the last events what their members had answered: mostly what they then did. */
export function writeHeldAnswers(events: DemoEvent[], lines: Map<string, DemoLine[]>): void {
  const chance = seeded(SEED)
  const finished = events
    .filter(({ id }) => lines.has(id))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(-ASKED)
  const places = new Map(
    [...new Set([...lines.values()].flat().map(({ memberId }) => memberId))].map((id, at) => [id, at]),
  )
  for (const { id } of finished) {
    for (const line of lines.get(id) ?? []) {
      const [draw, promptness] = [chance(), chance()]
      if (line.status === null) continue
      const answer = isQuiet(places.get(line.memberId) ?? 0) && draw < 0.8 ? 'silent' : answerOf(line, draw)
      line.held = { answer, isInTime: answer !== 'silent' && promptness < IN_TIME }
    }
  }
  const told = finished.flatMap(({ id }) => lines.get(id) ?? []).filter(({ held }) => held !== undefined)
  for (const [memberId, place] of places) {
    const ofMember = told.filter((line) => line.memberId === memberId)
    if (!isQuiet(place)) reassure(ofMember)
    else for (const line of ofMember.slice(-LATELY)) line.held = { answer: 'silent', isInTime: false }
  }
}
