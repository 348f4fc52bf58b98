import type { MyEvent } from '@contract/calendar/replies'

/** Events that can be answered together: two at least. */
interface AnswerSet {
  kind: 'rehearsals' | 'untilConcert' | 'series' | 'all'
  /** Of the concert, or of the series. */
  title: string
  events: MyEvent[]
}

/** Of events in order: the rehearsals until the concert that comes after the first of them, each series, and all. The same events come once. */
export function answerSetsOf(events: readonly MyEvent[]): AnswerSet[] {
  const open = events.filter(({ isOpen }) => isOpen)
  const isRehearsal = ({ calendar }: MyEvent) => calendar === 'Ensaio'
  const first = events.findIndex((event) => isRehearsal(event) && event.isOpen)
  const concert = events
    .slice(Math.max(first, 0))
    .find(({ calendar, status }) => calendar === 'Publico' && status === 'scheduled')
  const before = concert ? events.slice(0, events.indexOf(concert)) : events
  const series = [...new Set(open.flatMap(({ seriesId }) => seriesId ?? []))].map((id) =>
    open.filter(({ seriesId }) => seriesId === id),
  )
  const sets: AnswerSet[] = [
    {
      kind: concert ? 'untilConcert' : 'rehearsals',
      title: concert?.title ?? '',
      events: open.filter((event) => isRehearsal(event) && before.includes(event)),
    },
    ...series.map((ofSeries) => ({ kind: 'series' as const, title: ofSeries[0]?.title ?? '', events: ofSeries })),
    { kind: 'all', title: '', events: open },
  ]
  const seen = new Set<string>()
  return sets.filter((set) => {
    const ids = set.events.map(({ id }) => id).join()
    const isNew = set.events.length > 1 && !seen.has(ids)
    seen.add(ids)
    return isNew
  })
}
