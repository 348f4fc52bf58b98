import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { USUAL_HONOURS, type JubileeList } from '@contract/members/jubilees'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { paths } from '@/configs/paths'
import { fetchJubilees } from '@/redux/memberHistory'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { Loaded } from '@/shared/records/Loaded'
import { nameBesideInstrument } from '@/shared/records/memberLabel'
import './memberHistory.scss'

const YEAR = /^(19|2\d)\d\d$/
const YEARS = /^[1-9]\d?(,[1-9]\d?){0,11}$/
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const usual = USUAL_HONOURS.join(', ')
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '').replace(/,+$/, '')

/** Who completes years of service in a year, and whose birthdays are in it. */
export function JubileePage() {
  const { t } = useTranslation('jubilees')
  const { count, monthInFull } = useFormat()
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const [year, setYear] = useState(params.get('year') ?? today.slice(0, 4))
  const [years, setYears] = useState(params.get('years') ?? usual)
  const [month, setMonth] = useState(params.get('month') ?? '')
  const [typedYear = '', typedYears = ''] = useDebouncedValue(`${year} ${withoutBlanks(years)}`).split(' ')
  const isYear = YEAR.test(typedYear)
  const isYears = YEARS.test(typedYears)
  const asked = useMemo(
    () => (isYear && isYears ? { year: Number(typedYear), years: typedYears } : null),
    [typedYear, typedYears, isYear, isYears],
  )

  function keep(change: Record<string, string>): void {
    const kept = { ...Object.fromEntries(params), ...change }
    setParams(
      Object.entries(kept).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={<BackLink to={paths.members} label={t('back')} />} />
      <Card className="jubilee-filters">
        <TextField
          label={t('year')}
          inputMode="numeric"
          value={year}
          error={isYear ? undefined : t('yearError')}
          onChange={({ target: { value } }) => {
            setYear(value)
            keep({ year: value })
          }}
          required
        />
        <SelectField
          label={t('month')}
          value={month}
          options={[
            { value: '', label: t('allMonths') },
            ...months.map((value) => ({ value, label: monthInFull(`${isYear ? typedYear : '2000'}-${value}-01`) })),
          ]}
          onChange={({ target: { value } }) => {
            setMonth(value)
            keep({ month: value })
          }}
          required
        />
        <TextField
          label={t('years')}
          hint={t('yearsHint')}
          value={years}
          error={isYears ? undefined : t('yearsError')}
          onChange={({ target: { value } }) => {
            setYears(value)
            keep({ years: value === usual ? '' : value })
          }}
          required
        />
      </Card>
      {asked && <Jubilees asked={asked} month={month} count={count} />}
    </>
  )
}

interface JubileesProps {
  asked: { year: number; years: string }
  /** `03`; empty: all. */
  month: string
  count: (value: number) => string
}

function Jubilees({ asked, month, count }: JubileesProps) {
  const { t } = useTranslation('jubilees')
  const load = useQuery(fetchJubilees, asked)
  const isShown = ({ date }: { date: string }) => month === '' || date.slice(5, 7) === month
  return (
    <Loaded {...load} isKept>
      {({ jubilees, birthdays }) => (
        <>
          <People
            title={t('jubilees')}
            none={t('noJubilees')}
            figure={t('count')}
            people={jubilees.filter(isShown)}
            figureOf={({ years }) => count(years)}
          />
          <People
            title={t('birthdays')}
            none={t('noBirthdays')}
            figure={t('turns')}
            people={birthdays.filter(isShown)}
            figureOf={({ turns }) => (turns === undefined ? '' : count(turns))}
          />
        </>
      )}
    </Loaded>
  )
}

interface PeopleProps<Person> {
  title: string
  none: string
  figure: string
  people: readonly Person[]
  figureOf: (person: Person) => ReactNode
}

function People<Person extends JubileeList['birthdays'][number]>(props: PeopleProps<Person>) {
  const { title, none, figure, people, figureOf } = props
  const { t } = useTranslation('jubilees')
  const { date } = useFormat()
  return (
    <Card tag="section" className="member-history" aria-label={title}>
      <h2>{title}</h2>
      {people.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <Table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{figure}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={`${person.memberId} ${person.date}`}>
                <th scope="row" className="tabular">
                  {date(person.date)}
                </th>
                <td>
                  <Link to={paths.member(person.memberId)}>{nameBesideInstrument(person)}</Link>
                  {person.instrument !== undefined && <small className="muted">{person.instrument}</small>}
                </td>
                <td className="tabular">{figureOf(person)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
