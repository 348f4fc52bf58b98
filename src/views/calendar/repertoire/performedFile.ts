import type { TFunction } from 'i18next'
import { writeLength, type Length } from '@contract/lengths'
import type { Performance } from '@contract/calendar/pieces'
import { foldText } from '@/@core/components/foldText'
import type { TableColumn } from '@/shared/records/useTableFile'

const number = (value: number | undefined) => (value === undefined ? undefined : { number: String(value) })

type DayOf = (event: Performance['event']) => string

/** One line for each work at each event. Of the societies’ own forms: docs/rightsReports.md. */
export function performanceColumns(t: TFunction<'pieces'>, dayOf: DayOf): TableColumn<Performance>[] {
  return [
    { label: t('performed.day'), isDay: true, value: ({ event }) => dayOf(event) },
    { label: t('performed.event'), value: ({ event }) => event.title },
    { label: t('performed.place'), value: ({ location }) => location },
    { label: t('performed.audience'), value: ({ audience }) => number(audience) },
    ...workColumns<Performance>(t),
    { label: t('performed.count'), value: ({ count }) => number(count) },
  ]
}

type Work = Omit<Performance, 'event' | 'location' | 'audience'>

function workColumns<Row extends Work>(t: TFunction<'pieces'>): TableColumn<Row>[] {
  return [
    { label: t('fields.title'), value: ({ title }) => title },
    { label: t('fields.composer'), value: ({ composer }) => composer },
    { label: t('fields.arranger'), value: ({ arranger }) => arranger },
    { label: t('fields.publisher'), value: ({ publisher }) => publisher },
    { label: t('fields.minutes'), value: writeLength },
    { label: t('fields.iswc'), value: ({ iswc }) => iswc },
    { label: t('fields.society'), value: ({ society }) => society },
    { label: t('fields.workNumber'), value: ({ workNumber }) => workNumber },
  ]
}

/** A work with all its performances of the period. */
interface PerformedWork extends Work {
  days: string[]
  places: string[]
  /** Of all its events, a tour counted as the whole that was counted; absent where nobody counted at any. */
  audience?: number | undefined
}

/** Each work once: by the piece of the library, else by title and composer, however they were typed. */
export function sumWorks(performances: readonly Performance[], dayOf: DayOf): PerformedWork[] {
  const works = new Map<string, PerformedWork>()
  const heardAt = new Set<string>()
  for (const { event, location, audience, minutes, seconds, ...work } of performances) {
    const key = work.pieceId ?? foldText(`${work.title} ${work.composer ?? ''}`).trim()
    const known = works.get(key)
    const { count = 0, days = [], places = [], audience: heard, ...before } = known ?? {}
    const isCounted = audience === undefined || heardAt.has(`${event.id} ${key}`)
    heardAt.add(`${event.id} ${key}`)
    works.set(key, {
      ...work,
      ...before,
      // Both of one performance, where the first did not have them.
      ...lengthFrom(known?.minutes === undefined ? { minutes, seconds } : known),
      count: count + work.count,
      audience: isCounted ? heard : audience + (heard ?? 0),
      days: [...new Set([...days, dayOf(event)])],
      places: [...new Set([...places, ...(location === undefined ? [] : [location])])],
    })
  }
  return [...works.values()].toSorted((a, b) => a.title.localeCompare(b.title))
}

const lengthFrom = ({ minutes, seconds }: Length) =>
  minutes === undefined ? {} : { minutes, ...(seconds !== undefined && { seconds }) }

/** One line for each work. */
export function workSumColumns(t: TFunction<'pieces'>): TableColumn<PerformedWork>[] {
  return [
    ...workColumns<PerformedWork>(t),
    { label: t('performed.count'), value: ({ count }) => number(count) },
    { label: t('performed.days'), value: ({ days }) => days.join(', ') },
    { label: t('performed.places'), value: ({ places }) => places.join(', ') },
    { label: t('performed.audience'), value: ({ audience }) => number(audience) },
  ]
}
