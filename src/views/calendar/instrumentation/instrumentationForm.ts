import * as z from 'zod/mini'
import { instrumentKey, partName, type Needs } from '@contract/invitees'
import { PARTS_MAX } from '@contract/members'
import { InstrumentationWrite, type Instrumentation } from '@contract/calendar/instrumentation'
import { wholeNumber } from './wholeNumber'

export interface InstrumentationValues {
  name: string
  /** `instrument` with its part, as it is typed: `Tenor 1`. */
  rows: { instrument: string; count: string }[]
}

/** `Tenor 1` is the first part of Tenor. */
export function readPart(typed: string): { instrument: string; part?: number } {
  const [, instrument = '', part] = /^(.*\p{L}\.?)\s+(\d{1,2})$/u.exec(typed.trim()) ?? []
  const number = Number(part)
  return instrument !== '' && number >= 1 && number <= PARTS_MAX ? { instrument, part: number } : { instrument: typed }
}

export const blankNeed = { instrument: '', count: '1' }

export function toNeedRows(needs: Needs): InstrumentationValues['rows'] {
  return needs.map((need) => ({ instrument: partName(need), count: String(need.count) }))
}

/** As the score has them (`instruments` are in its order); what nobody in the group plays comes last. */
export function inScoreOrder<Need extends { instrument: string; part?: number | undefined }>(
  needs: readonly Need[],
  instruments: readonly { instrument: string }[],
): Need[] {
  const order = new Map(instruments.map(({ instrument }, at) => [instrumentKey(instrument), at]))
  const placeOf = (instrument: string) => order.get(instrumentKey(instrument)) ?? instruments.length
  return [...needs].sort(
    (one, other) => placeOf(one.instrument) - placeOf(other.instrument) || (one.part ?? 0) - (other.part ?? 0),
  )
}

/** Rows as they are typed, in the order of the score. */
export const rowsInScoreOrder = (
  rows: InstrumentationValues['rows'],
  instruments: readonly { instrument: string }[],
): InstrumentationValues['rows'] =>
  inScoreOrder(
    rows.map((row) => ({ ...readPart(row.instrument), row })),
    instruments,
  ).map(({ row }) => row)

export function instrumentationValues(
  instrumentation: Instrumentation | undefined,
  instruments: readonly { instrument: string }[],
): InstrumentationValues {
  if (!instrumentation) return { name: '', rows: [blankNeed] }
  return { name: instrumentation.name, rows: toNeedRows(inScoreOrder(instrumentation.needs, instruments)) }
}

/** The indexes of the rows that say something: a blank one is none. */
const filledRows = ({ rows }: InstrumentationValues) =>
  rows.flatMap(({ instrument, count }, index) =>
    instrument.trim() === '' && ['', blankNeed.count].includes(count.trim()) ? [] : [index],
  )

/** As it would be sent, valid or not. An empty name is absent from what a form hands over. */
export function toInstrumentationRequest(values: Partial<InstrumentationValues>, id: string, version?: number): object {
  const { name, rows = [] } = values
  const needs = filledRows({ name: '', rows }).map((index) => ({
    ...readPart(rows[index]?.instrument ?? ''),
    count: wholeNumber(rows[index]?.count ?? ''),
  }))
  return { id, name, needs, ...(version !== undefined && { version }) }
}

/** The form's field for a path of the request: `rows.2.count` for `needs.1.count` where the row above is blank. */
export function instrumentationPath(path: string, values: InstrumentationValues): string {
  const [, sent, field] = /^needs\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (sent !== undefined) return `rows.${filledRows(values)[Number(sent)] ?? sent}.${field}`
  if (path !== 'needs') return path
  // Of an instrument that is named twice, the second line gets the error.
  const keys = values.rows.map(({ instrument }) => instrumentKey(instrument))
  const again = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index)
  return `rows.${Math.max(0, again)}.instrument`
}

/** For what is checked and never sent. */
export const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules; in addition there must be at least one need. */
export const instrumentationSchema = z.custom<InstrumentationValues>().check(({ value, issues }) => {
  const values: InstrumentationValues = { ...value, rows: value.rows ?? [] }
  const tell = (path: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: path.split('.'), message })
  const read = InstrumentationWrite.safeParse(toInstrumentationRequest(value, ANY_ID))
  for (const { path, message } of read.error?.issues ?? []) tell(instrumentationPath(path.join('.'), values), message)
  if (filledRows(values).length === 0) tell('rows.0.instrument', 'required')
})
