import type { AttendanceStatus, FinishReport } from '@contract/calendar'
import type { MemberWrite } from '@contract/members'
import { demoAttendance } from './attendance'
import type { DemoLine } from './attendance'
import { checkIn } from './checkins'
import type { DemoEvent } from './events'
import { writeHeldAnswers } from './heldAnswers'
import { seeded } from './orchestra/seeded'
import type { StatusChange } from './statusHistory'

const SEED = 5

export interface DemoReport {
  eventId: string
  /** When the event was finished. */
  at: string
  lines: DemoLine[]
  report: Omit<FinishReport, 'id' | 'version'>
}

const HOUR_MS = 3_600_000

/** People who came, from and to; where nobody counts there is no number. */
const audiences: Partial<Record<DemoEvent['kind'], readonly [number, number]>> = {
  concert: [190, 430],
  patron: [600, 1_100],
  parade: [1_500, 2_600],
  cantata: [250, 480],
  carnival: [300, 420],
  wedding: [80, 160],
}

const notes: Partial<Record<DemoEvent['kind'], readonly string[]>> = {
  rehearsal: [
    'Repassar a transição do segundo movimento.',
    'Afinação melhorou muito depois do aquecimento novo.',
    'Faltou estante para a percussão.',
    'Andamento do dobrado ainda está correndo.',
  ],
  sectional: ['Clarinetes e saxofones juntos renderam bem.', 'Metais: cuidar das entradas na letra C.'],
  concert: [
    'Público de pé no final. Bis: Carinhoso.',
    'Som do palco estava baixo para as flautas.',
    'Começou 15 minutos atrasado por causa da luz.',
  ],
  parade: ['Sol forte: levar água para o próximo.'],
  wedding: ['A noiva atrasou quarenta minutos.'],
  gathering: ['Fomos a banda mais numerosa do encontro.'],
}

const NOTED = 0.16
const COUNTED = 0.9

const isRecorded = (line: DemoLine): line is DemoLine & { status: AttendanceStatus } => line.status !== null

/** What the conductor wrote down of each finished event. */
export function demoReports(events: DemoEvent[], roster: MemberWrite[], statusHistory: StatusChange[]): DemoReport[] {
  const chance = seeded(SEED)
  const attendance = demoAttendance(events, roster, statusHistory)
  writeHeldAnswers(events, attendance)
  checkIn(events, attendance)
  return events.flatMap(({ id, kind, end }) => {
    const lines = attendance.get(id)
    if (lines === undefined) return []
    const [from, to] = audiences[kind] ?? []
    const [counting, crowd, noting, choice] = [chance(), chance(), chance(), chance()]
    const isCounted = from !== undefined && to !== undefined && counting < COUNTED
    const sayings = notes[kind] ?? []
    const saying = noting < NOTED || kind === 'gathering' ? sayings[Math.floor(choice * sayings.length)] : undefined
    const report = {
      attendance: lines.filter(isRecorded).map(({ memberId, status }) => ({ memberId, status })),
      ...(isCounted && { audience: Math.round(from + crowd * (to - from)) }),
      ...(saying !== undefined && { notes: saying }),
    }
    return [{ eventId: id, at: new Date(Date.parse(end) + HOUR_MS).toISOString(), lines, report }]
  })
}
