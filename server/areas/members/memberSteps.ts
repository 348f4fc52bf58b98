import { addDays } from '@contract/days'
import type { CameBack } from '@contract/members'
import { UNKNOWN_DAY, latestBoundary, statusOfSteps, stepError } from '@contract/historyRules'
import type { DatedStep, DayStatus, StepError } from '@contract/historyRules'

/** How a member's row and their history follow from each other. */

export interface Step extends DatedStep {
  /** Absent: not stored yet. */
  id?: string
  isNoted: boolean
  /** Entered on this day: what takes it back on the same day corrects it. */
  isFresh?: boolean
  instrument?: string | null
  part?: number | null
}

/** What the member's row says of it. */
export interface Standing {
  status: DayStatus
  joinedOn: string | null
  leftOn: string | null
  birthDate: string | null
  instrument: string | null
  part: number | null
}

interface Change {
  /** Undefined: the member is new. */
  before: Standing | undefined
  after: Standing
  today: string
  cameBack?: CameBack | undefined
}

const dayBefore = (day: string) => addDays(day, -1)

/** Ends the membership of who is `former`, on the last day if it was told; undoes or follows up an end for all others. */
function endOrReturn(steps: Step[], { before, after, today, cameBack }: Change): Step[] {
  const { leftOn, status } = after
  const latest = latestBoundary(steps)
  const end = latest?.kind === 'left' ? latest : undefined
  if (leftOn !== null) {
    const told = { since: addDays(leftOn, 1), isNoted: false }
    return end
      ? steps.map((step) => (step === end ? { ...step, ...told } : step))
      : [...steps, { kind: 'left', ...told }]
  }
  if (status === 'former') {
    if (end) return steps.map((step) => (step === end ? { ...step, isNoted: true } : step))
    // Nobody tells when: who is entered as a former member was none on any day that is still to be recorded.
    return [...steps, { kind: 'left', since: before ? today : UNKNOWN_DAY, isNoted: true }]
  }
  if (!end) return steps
  const isCorrected = cameBack === 'never_left' || (cameBack === undefined && end.isFresh === true)
  if (isCorrected || end.since > today) return steps.filter((step) => step !== end)
  return [...steps, { kind: 'returned', since: cameBack ?? today, isNoted: cameBack === undefined }]
}

/** Begins a leave today, or ends it yesterday. */
function leaveOrStay(steps: Step[], { before, after, today }: Change): Step[] {
  const status = statusOfSteps(steps, today)
  if (after.status === 'on_leave' && status !== 'on_leave' && status !== 'former')
    return [...steps, { kind: 'leave', since: before ? today : UNKNOWN_DAY, until: null, isNoted: true }]
  if (after.status !== 'active' || status !== 'on_leave') return steps
  const isOn = ({ kind, since, until }: Step) => kind === 'leave' && since <= today && (until ?? today) >= today
  return steps
    .filter((step) => !isOn(step) || step.since < today)
    .map((step) => (isOn(step) ? { ...step, until: dayBefore(today) } : step))
}

const fold = (text: string | null) => text?.toLowerCase() ?? null

function instrumentChange(steps: Step[], { before, after, today }: Change): Step[] {
  if (!before?.instrument || !after.instrument) return steps
  const isSame = fold(before.instrument) === fold(after.instrument) && before.part === after.part
  if (isSame) return steps
  const { instrument, part } = after
  const known = steps.find(({ kind, since, isNoted }) => kind === 'instrument' && since === today && isNoted)
  if (known) return steps.map((step) => (step === known ? { ...step, instrument, part } : step))
  return [...steps, { kind: 'instrument', since: today, isNoted: true, instrument, part }]
}

function joining(steps: Step[], { joinedOn }: Standing): Step[] {
  const known = steps.find(({ kind }) => kind === 'joined')
  if (joinedOn === null) return known ? steps.filter((step) => step !== known) : steps
  if (known) return steps.map((step) => (step === known ? { ...step, since: joinedOn } : step))
  return [...steps, { kind: 'joined', since: joinedOn, isNoted: false }]
}

/** Whether a write of the member can change the history: most do not. */
export function concernsHistory(before: Standing | undefined, after: Standing): boolean {
  if (!before) return after.status !== 'active' || after.joinedOn !== null || after.leftOn !== null
  const facts = ['status', 'joinedOn', 'leftOn', 'birthDate', 'instrument', 'part'] as const
  return facts.some((fact) => before[fact] !== after[fact])
}

/** The history after a write of the member. Steps that stay as they are stay the same objects, or have the same content. */
export function stepsAfterWrite(steps: readonly Step[], change: Change): Step[] {
  const joined = joining([...steps], change.after)
  return instrumentChange(leaveOrStay(endOrReturn(joined, change), change), change)
}

/** What cannot be of the steps that a write changed or added, at the field of the member that says it. */
export function errorAfterWrite(
  steps: readonly Step[],
  before: readonly Step[],
  { after: { birthDate } }: Change,
): { field: 'joinedOn' | 'leftOn' | 'cameBack' | 'status'; error: StepError['error'] } | undefined {
  const fields = {
    joined: 'joinedOn',
    left: 'leftOn',
    returned: 'cameBack',
    leave: 'status',
    instrument: 'status',
  } as const
  for (const step of steps) {
    const known = before.find(({ id }) => id !== undefined && id === step.id)
    if (known?.since === step.since || step.isNoted) continue
    const others = steps.filter((other) => other !== step)
    const wrong = stepError(step, others, birthDate)
    if (wrong) return { field: fields[step.kind], error: wrong.error }
  }
  return undefined
}

/** What the member's row says after a change of the history. */
export function standingOf(steps: readonly Step[], today: string): Pick<Standing, 'status' | 'joinedOn' | 'leftOn'> {
  const latest = latestBoundary(steps)
  const isTold = latest?.kind === 'left' && !latest.isNoted && latest.since !== UNKNOWN_DAY
  return {
    // Who is still to come is active, as they are on their first day.
    status: statusOfSteps(steps, today) ?? 'active',
    joinedOn: steps.find(({ kind }) => kind === 'joined')?.since ?? null,
    leftOn: isTold ? dayBefore(latest.since) : null,
  }
}
