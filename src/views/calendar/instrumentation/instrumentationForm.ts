import * as z from 'zod/mini'
import { instrumentKey, type Needs } from '@contract/invitees'
import { InstrumentationWrite, type Instrumentation } from '@contract/calendar/instrumentation'
import { wholeNumber } from './wholeNumber'

export interface InstrumentationValues {
  name: string
  rows: { instrument: string; count: string }[]
}

export const blankNeed = { instrument: '', count: '1' }

export function toNeedRows(needs: Needs): InstrumentationValues['rows'] {
  return needs.map(({ instrument, count }) => ({ instrument, count: String(count) }))
}

export function instrumentationValues(instrumentation: Instrumentation | undefined): InstrumentationValues {
  return { name: instrumentation?.name ?? '', rows: instrumentation ? toNeedRows(instrumentation.needs) : [blankNeed] }
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
    instrument: rows[index]?.instrument ?? '',
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
