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
  const head = [
    t('members:fields.name'),
    t('members:fields.section'),
    t('members:fields.instrument'),
    t('members:fields.part'),
    ...events.map((event) => `${when(event)} ${event.title}`),
    t('answers.yes'),
    t('matrix.asked'),
  ]
  const number = (value: number) => ({ number: String(value) })
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
  ]
  return csvText(head, [...rows, total], language)
}
