import * as z from 'zod/mini'
import { addDays } from '@contract/days'
import type { Member } from '@contract/members'
import { HistoryStepWrite } from '@contract/members/history'
import type { HistoryStep, StepKind } from '@contract/members/history'
import { UNKNOWN_DAY, stepError } from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'

export interface HistoryStepValues {
  kind: StepKind
  day: string
  until: string
  instrument: string
  part: string
}

/** Nobody joins twice: what comes next is the leave of who is there, or the return of who has left. */
export function historyStepValues(
  step: HistoryStep | undefined,
  steps: readonly HistoryStep[],
  { status, instrument = '', part }: Pick<Member, 'status' | 'instrument' | 'part'>,
): HistoryStepValues {
  const next = status === 'former' ? 'returned' : steps.some(({ kind }) => kind === 'joined') ? 'left' : 'joined'
  if (!step) return { kind: next, day: '', until: '', instrument, part: part === undefined ? '' : String(part) }
  return {
    kind: step.kind,
    day: step.day ?? '',
    until: step.until ?? '',
    instrument: step.instrument ?? '',
    part: step.part === undefined ? '' : String(step.part),
  }
}

/** What belongs to a kind of step alone, is sent of no other. */
export function toStepRequest(values: HistoryStepValues, target: { id: string; version?: number }, memberId: string) {
  const { kind, day, until, instrument, part } = values
  return {
    ...target,
    memberId,
    kind,
    ...(day && { day }),
    ...(kind === 'leave' && until && { until }),
    ...(kind === 'instrument' && instrument && { instrument }),
    ...(kind === 'instrument' && part && { part: Number(part) }),
  }
}

const dated = ({ kind, day, until }: Pick<HistoryStep, 'kind' | 'day' | 'until'>): DatedStep => ({
  kind,
  since: day === undefined ? UNKNOWN_DAY : kind === 'left' ? addDays(day, 1) : day,
  until,
})

const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules, and those of the order beside the member's other steps. */
export function historyStepSchema(others: readonly HistoryStep[], birthDate: string | undefined) {
  const known = others.map(dated)
  return z.custom<HistoryStepValues>().check(({ value, issues }) => {
    const read = HistoryStepWrite.safeParse(toStepRequest(value, { id: ANY_ID }, ANY_ID))
    const add = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', input: value, path, message })
    for (const { path, message } of read.error?.issues ?? []) add(path, message)
    const wrong = read.success ? stepError(dated(read.data), known, birthDate) : undefined
    if (wrong) add([wrong.field], wrong.error)
  })
}
