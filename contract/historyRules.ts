import { addDays, daysBetween } from '@contract/days'

/** A member's history and what it says of a day, for client and server. Days are `YYYY-MM-DD` of the group's zone. */

export const stepKinds = ['joined', 'left', 'returned', 'leave', 'instrument'] as const
export type StepKind = (typeof stepKinds)[number]

/** A day before all others, of what nobody told when it began. PostgreSQL has the same word; it sorts before digits. */
export const UNKNOWN_DAY = '-infinity'

/** `since`: the first day that it applies to; of `left` the day after the last one. `until`: the last day of a leave, absent while it lasts. */
export interface DatedStep {
  kind: StepKind
  since: string
  until?: string | null | undefined
}

export type DayStatus = 'active' | 'on_leave' | 'former'

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * The last step of those that begin or end membership. Joining is the first, whatever the days: who left on an unknown day did so later. Who
 * left yesterday and came back today is here today.
 */
export function latestBoundary<Step extends DatedStep>(steps: readonly Step[]): Step | undefined {
  let latest: Step | undefined
  for (const step of steps) {
    if (step.kind === 'leave' || step.kind === 'instrument') continue
    if (latest === undefined || isLater(step, latest)) latest = step
  }
  return latest
}

function isLater(one: DatedStep, other: DatedStep): boolean {
  if ((one.kind === 'joined') !== (other.kind === 'joined')) return other.kind === 'joined'
  const order = compare(one.since, other.since)
  return order > 0 || (order === 0 && other.kind === 'left')
}

/**
 * The status on the day; undefined: not yet a member. `statusOn` in server/platform/db/membership.ts is the same rule in SQL. Without any
 * step somebody has always been a member: groups enter their people after an event that they want to finish.
 */
export function statusOfSteps(steps: readonly DatedStep[], day: string): DayStatus | undefined {
  const latest = latestBoundary(steps.filter(({ since }) => since <= day))
  if (latest?.kind === 'left') return 'former'
  if (latest === undefined && steps.some(({ kind }) => kind === 'joined' || kind === 'returned')) return undefined
  const isOn = ({ kind, since, until }: DatedStep) => kind === 'leave' && since <= day && (until ?? day) >= day
  return steps.some(isOn) ? 'on_leave' : 'active'
}

export type StatusChange = [since: string, status: DayStatus | undefined]

const ALWAYS_ACTIVE: StatusChange[] = [[UNKNOWN_DAY, 'active']]

/** Each change of status with its day, oldest first; the first one applies from ever on. */
export function statusChanges(steps: readonly DatedStep[]): StatusChange[] {
  if (steps.length === 0) return ALWAYS_ACTIVE
  const days = steps.flatMap(({ since, until }) => [since, ...(until ? [addDays(until, 1)] : [])])
  const changes: StatusChange[] = []
  for (const day of [...new Set([UNKNOWN_DAY, ...days])].toSorted()) {
    const status = statusOfSteps(steps, day)
    if (changes.length === 0 || changes.at(-1)?.[1] !== status) changes.push([day, status])
  }
  return changes
}

/** What is wrong with the day of a step beside the others of its member, as in `validationErrors`. */
export interface StepError {
  field: 'day' | 'until' | 'kind'
  error: 'bad_order' | 'before_birth' | 'overlapping' | 'taken' | 'not_left' | 'not_after_start'
}

/**
 * The first thing that cannot be: a second joining, leaving before joining, leaving twice without a return between, a return of who has
 * not left, leaves that overlap, any of it before birth. Steps of an unknown day contradict nothing.
 */
export function stepError(
  step: DatedStep,
  others: readonly DatedStep[],
  birthDate: string | null | undefined,
): StepError | undefined {
  const { kind, since, until } = step
  if (until && until < since) return { field: 'until', error: 'not_after_start' }
  if (birthDate && since !== UNKNOWN_DAY && since < birthDate) return { field: 'day', error: 'before_birth' }
  if (kind === 'instrument') return undefined
  if (kind === 'leave') {
    const overlaps = others.some(
      (other) =>
        other.kind === 'leave' && since <= (other.until ?? '9999-12-31') && other.since <= (until ?? '9999-12-31'),
    )
    return overlaps ? { field: 'day', error: 'overlapping' } : undefined
  }
  if (kind === 'joined' && others.some((other) => other.kind === 'joined')) return { field: 'kind', error: 'taken' }
  const boundaries = others.filter((other) => other.kind !== 'leave' && other.kind !== 'instrument')
  const isBefore = (other: DatedStep) =>
    other.since < since || (other.since === since && other.kind === 'left' && kind !== 'left')
  const before = latestBoundary(boundaries.filter(isBefore))
  const after = boundaries
    .filter((other) => !isBefore(other))
    .toSorted((one, other) => compare(one.since, other.since))[0]
  // Of who has left on an unknown day, somebody may still tell when they came.
  if (kind === 'joined')
    return before && before.since !== UNKNOWN_DAY ? { field: 'day', error: 'bad_order' } : undefined
  if (kind === 'left') {
    const isTwice = before?.kind === 'left' || after?.kind === 'left'
    return isTwice || after?.kind === 'joined' ? { field: 'day', error: 'bad_order' } : undefined
  }
  if (before?.kind !== 'left') return { field: 'day', error: 'not_left' }
  return after && after.kind !== 'left' ? { field: 'day', error: 'bad_order' } : undefined
}

interface MemberDays {
  status?: string | undefined
  birthDate?: string | undefined
  joinedOn?: string | undefined
  leftOn?: string | undefined
}

/** Which days in a member's record contradict each other, as in `validationErrors`, by field. `today`: a day that has come everywhere. */
export function memberDayErrors(
  { status, birthDate, joinedOn, leftOn }: MemberDays,
  today: string,
): ['joinedOn' | 'leftOn', 'before_birth' | 'not_after_start' | 'day_passed'][] {
  if (birthDate && joinedOn && joinedOn < birthDate) return [['joinedOn', 'before_birth']]
  if (!leftOn) return []
  if (joinedOn && leftOn < joinedOn) return [['leftOn', 'not_after_start']]
  if (birthDate && leftOn < birthDate) return [['leftOn', 'before_birth']]
  return status !== 'former' && leftOn < today ? [['leftOn', 'day_passed']] : []
}

/** Of a member's history: when membership began, and its breaks, each from the day after a last one to the day of the return. */
function serviceOf(
  steps: readonly DatedStep[],
): { start: string; breaks: [from: string, to: string | undefined][] } | undefined {
  const start = steps.find(({ kind }) => kind === 'joined')?.since
  if (start === undefined || start === UNKNOWN_DAY) return undefined
  const boundaries = steps
    .filter(({ kind }) => kind === 'left' || kind === 'returned')
    .toSorted(
      (one, other) =>
        compare(one.since, other.since) || Number(one.kind === 'returned') - Number(other.kind === 'returned'),
    )
  const breaks: [string, string | undefined][] = []
  for (const { kind, since } of boundaries) {
    const open = breaks.at(-1)
    const isOpen = open !== undefined && open[1] === undefined
    if (kind === 'left' && !isOpen) breaks.push([since, undefined])
    if (kind === 'returned' && isOpen) open[1] = since
  }
  return { start, breaks }
}

function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/**
 * The day on which so many years of service are complete, breaks not counted, leaves counted; undefined: nobody told the first day, or they
 * left before.
 */
export function serviceReachedOn(steps: readonly DatedStep[], years: number): string | undefined {
  const service = serviceOf(steps)
  if (service === undefined) return undefined
  let day = addYears(service.start, years)
  for (const [from, to] of service.breaks) {
    if (from > day) break
    if (to === undefined || from === UNKNOWN_DAY) return undefined
    day = addDays(day, daysBetween(from, to))
  }
  return day
}

const YEARS_MAX = 150

/** The complete years of service on the day, counted as above; undefined: nobody told the first day, or it has not come. */
export function serviceYearsOn(steps: readonly DatedStep[], day: string): number | undefined {
  let complete: number | undefined
  for (let years = 0; years <= YEARS_MAX; years += 1) {
    const reached = serviceReachedOn(steps, years)
    if (reached === undefined || reached > day) break
    complete = years
  }
  return complete
}
