import type { TFunction } from 'i18next'
import { csvText } from '@/@core/files/csvText'
import type { MatrixEvent, MatrixMember } from '@/redux/calendar/answers'
import { answerLines, eventSums, memberSum } from './answerLines'
import { cellWord } from './cellStyles'

interface Words {
  t: TFunction<['roster', 'members']>
  /** When an event is, for the head of its column. */
  when: (event: MatrixEvent) => string
  language: string
}

/** A row for each member in the order of the screen, a column for each event; below, how many said yes to each. */
export function answersCsv(
  members: readonly MatrixMember[],
  events: readonly MatrixEvent[],
  { t, when, language }: Words,
): string {
  const brought = events
    .map((event, at) => ({ event, at }))
    .filter(({ at }) => members.some(({ guests }) => (guests?.[at] ?? 0) > 0))
  const byDay = events.flatMap((event, at) => (event.days ?? []).map((day) => ({ event, at, day })))
  const head = [
    t('members:fields.name'),
    t('members:fields.section'),
    t('members:fields.instrument'),
    t('members:fields.part'),
    ...events.map((event) => `${when(event)} ${event.title}`),
    t('answers.yes'),
    t('matrix.asked'),
    ...byDay.map(({ event, day }) => t('matrix.dayOf', { event: `${when(event)} ${event.title}`, day: day + 1 })),
    ...brought.map(({ event }) => t('matrix.guestsOf', { event: `${when(event)} ${event.title}` })),
  ]
  const number = (value: number) => ({ number: String(value) })
  const comesThen = ({ cells, comesOn }: MatrixMember, at: number, day: number) =>
    cells[at] === 'yes' && comesOn?.[at]?.includes(day) !== false
  /** Of who does not say yes, what they said is in the event's own column. */
  const dayWord = (member: MatrixMember, at: number, day: number) =>
    member.cells[at] === 'yes' ? t(`answers.${comesThen(member, at, day) ? 'yes' : 'no'}`) : undefined
  const rows = answerLines(members).flatMap((line) => {
    if (line.kind === 'section') return []
    const { member } = line
    const { yes, invited } = memberSum(member)
    return [
      [
        member.name,
        t(`members:sections.${member.section}`),
        member.instrument,
        member.part === undefined ? undefined : number(member.part),
        ...events.map((_, at) => t(`matrix.cells.${cellWord(member.cells[at] ?? null)}`)),
        number(yes),
        number(invited),
        ...byDay.map(({ at, day }) => dayWord(member, at, day)),
        ...brought.map(({ at }) => number(member.guests?.[at] ?? 0)),
      ],
    ]
  })
  const sums = eventSums(members, events.length)
  const total = [
    t('answers.yes'),
    undefined,
    undefined,
    undefined,
    ...sums.map(({ yes }) => number(yes)),
    undefined,
    undefined,
    ...byDay.map(({ at, day }) => number(members.filter((member) => comesThen(member, at, day)).length)),
    ...brought.map(({ at }) => number(members.reduce((sum, { guests }) => sum + (guests?.[at] ?? 0), 0))),
  ]
  return csvText(head, [...rows, total], language)
}
