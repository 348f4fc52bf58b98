import type { TFunction } from 'i18next'
import type { PollMatrix } from '@contract/calendar/polls'
import { csvText } from '@/@core/files/csvText'

interface Words {
  t: TFunction<['polls', 'members']>
  /** When a date is, for the head of its column. */
  when: (date: PollMatrix['dates'][number]) => string
  language: string
}

/** A row for each person, a column for each date. */
export function pollCsv({ dates, members }: PollMatrix, { t, when, language }: Words): string {
  const head = [
    t('person'),
    t('members:fields.section'),
    t('members:fields.instrument'),
    t('members:fields.part'),
    ...dates.map(when),
    t('comment'),
  ]
  const rows = members.map(({ name, section, instrument, part, cells, comment }) => [
    name,
    t(`members:sections.${section}`),
    instrument,
    part === undefined ? undefined : { number: String(part) },
    ...cells.map((cell) => {
      if (cell === null) return t('notInvited')
      return cell.isAway ? t('away') : t(`answers.${cell.answer}`)
    }),
    comment,
  ])
  return csvText(head, rows, language)
}
