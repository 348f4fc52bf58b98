import { useTranslation } from 'react-i18next'
import type { JubileeList } from '@contract/members/jubilees'
import { useFormat } from '@/shared/dates/useFormat'
import { memberLabel } from '@/shared/records/memberLabel'
import { useTableFile, type TableColumn } from '@/shared/records/useTableFile'

type Person = Pick<JubileeList['birthdays'][number], 'name' | 'beside' | 'instrument'>

interface Row {
  what: string
  /** Of what is given besides its jubilee nobody asks for that day. */
  date?: string
  person: Person
  years: number | undefined
  givenOn?: string | undefined
  note?: string | undefined
}

/** Saves what the screen shows of a year as CSV. */
export function useJubileeFile(year: string) {
  const { t } = useTranslation('jubilees')
  const { count } = useFormat()
  const { saveTable } = useTableFile({
    what: 'jubilees',
    title: `${t('title')} ${year}`,
    doneText: (saved) => t('exported', { count: saved, shown: count(saved) }),
  })
  const columns: TableColumn<Row>[] = [
    { label: t('what'), value: ({ what }) => what },
    { label: t('day'), value: ({ date }) => date },
    { label: t('name'), value: ({ person }) => memberLabel(person) },
    { label: t('instrument'), value: ({ person }) => person.instrument },
    { label: t('count'), value: ({ years }) => (years === undefined ? undefined : { number: String(years) }) },
    { label: t('givenOn'), value: ({ givenOn }) => givenOn },
    { label: t('note'), value: ({ note }) => note },
  ]
  return ({ jubilees, given, birthdays }: Pick<JubileeList, 'jubilees' | 'given' | 'birthdays'>): Promise<boolean> => {
    const rows: Row[] = [
      ...jubilees.map(({ date, years, honour, ...person }) => ({
        what: t('kinds.jubilee'),
        date,
        person,
        years,
        givenOn: honour?.givenOn,
        note: honour?.note,
      })),
      ...given.map(({ honour: { years, givenOn, note }, ...person }) => ({
        what: t('kinds.given'),
        person,
        years,
        givenOn,
        note,
      })),
      ...birthdays.map(({ date, turns, ...person }) => ({ what: t('kinds.birthday'), date, person, years: turns })),
    ]
    return saveTable(rows, columns, 'csv')
  }
}
