import type { AnswerState } from '@contract/replies/replyRules'
import type { DemoLine } from './attendance'
import type { DemoEvent } from './events'
import { seeded } from './orchestra/seeded'

const SEED = 77
/** So many of the last finished events were asked for. */
const ASKED = 40
const IN_TIME = 0.86

/** Those who never quite get round to it; their section leader might. */
const QUIET = 9

const isQuiet = (place: number) => place % 23 === QUIET

function answerOf({ status }: DemoLine, draw: number): AnswerState {
  if (status === 'excused') return draw < 0.7 ? 'no' : draw < 0.85 ? 'maybe' : 'silent'
  if (status === 'absent') return draw < 0.35 ? 'yes' : draw < 0.6 ? 'maybe' : draw < 0.75 ? 'no' : 'silent'
  return draw < 0.82 ? 'yes' : draw < 0.9 ? 'maybe' : draw < 0.92 ? 'no' : 'silent'
}

/** Writes into the lines of the last events what their members had answered: mostly what they then did. */
export function holdAnswers(events: DemoEvent[], lines: Map<string, DemoLine[]>): void {
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
      const [draw, hurry] = [chance(), chance()]
      if (line.status === null) continue
      const answer = isQuiet(places.get(line.memberId) ?? 0) && draw < 0.8 ? 'silent' : answerOf(line, draw)
      line.held = { answer, isInTime: answer !== 'silent' && hurry < IN_TIME }
    }
  }
}
