import { Download, Printer, Settings2 } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Honour } from '@contract/members/honours'
import type { JubileeList } from '@contract/members/jubilees'
import { Button } from '@/@core/components/Button'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchJubilees } from '@/redux/honours'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { CsvFormMenu } from '@/shared/files/CsvFormMenu'
import { Loaded } from '@/shared/records/Loaded'
import { nameBesideInstrument } from '@/shared/records/memberLabel'
import { MemberTabs } from '@/views/members/tabs/MemberTabs'
import '@/views/members/history/memberHistory.scss'
import './honours.scss'
import type { HonourTask } from './HonourDialog'
import { useHonourTask } from './useHonourTask'
import { useJubileeFile } from './useJubileeFile'
import { isYearList, withoutBlanks } from './yearList'

const HonourSettingsDialog = lazyPart(
  loader(() => import('./HonourSettingsDialog')),
  (file) => file.HonourSettingsDialog,
)

const YEAR = /^(19|2\d)\d\d$/
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** Who completes years of service in a year, what was given, and whose birthdays are in it. */
export function JubileePage() {
  const { t } = useTranslation('jubilees')
  const { monthInFull } = useFormat()
  const [params, setParams] = useSearchParams()
  const canChange = useAppAbility().can('manage', 'Member')
  const today = useToday()
  const [year, setYear] = useState(params.get('year') ?? today.slice(0, 4))
  const [years, setYears] = useState(params.get('years') ?? '')
  const [month, setMonth] = useState(params.get('month') ?? '')
  const [isSetting, setSetting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [typedYear = '', typedYears = ''] = useDebouncedValue(`${year} ${withoutBlanks(years)}`).split(' ')
  const isYear = YEAR.test(typedYear)
  // Without any, those that the group honours.
  const isYears = typedYears === '' || isYearList(typedYears)
  const asked = useMemo(
    () => ({ year: isYear ? Number(typedYear) : Number.NaN, ...(typedYears !== '' && { years: typedYears }) }),
    [typedYear, typedYears, isYear],
  )
  const load = useQuery(isYear && isYears ? fetchJubilees : nothing, asked)
  const { answer, reload } = load
  const { start, dialog } = useHonourTask(reload)
  const saveFile = useJubileeFile(typedYear)
  const shown = useMemo(() => {
    const isShown = ({ date }: { date: string }) => month === '' || date.slice(5, 7) === month
    return (
      answer && {
        jubilees: answer.jubilees.filter(isShown),
        birthdays: answer.birthdays.filter(isShown),
        given: answer.given.filter(isShown),
      }
    )
  }, [answer, month])

  function keep(change: Record<string, string>): void {
    const kept = { ...Object.fromEntries(params), ...change }
    setParams(
      Object.entries(kept).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }

  async function save(): Promise<void> {
    if (!shown) return
    setBusy(true)
    await saveFile(shown)
    setBusy(false)
  }

  return (
    <>
      <MemberTabs />
      <PageHeader
        title={t('title')}
        documentTitle={`${t('title')} ${typedYear}`}
        lead={t('lead')}
        actions={
          answer && (
            <>
              <Button isBusy={isBusy} onClick={() => void save()}>
                <Download size={16} aria-hidden />
                {t('export')}
              </Button>
              <CsvFormMenu />
              <Button onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('print')}
              </Button>
              {canChange && (
                <Button onClick={() => setSetting(true)}>
                  <Settings2 size={16} aria-hidden />
                  {t('settings.open')}
                </Button>
              )}
            </>
          )
        }
      />
      <Card className="jubilee-filters no-print">
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
          hint={answer ? t('yearsHint', { years: answer.settings.years.join(', ') }) : undefined}
          value={years}
          error={isYears ? undefined : t('yearsError')}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setYears(value)
            keep({ years: value })
          }}
        />
      </Card>
      {isYear && isYears && (
        <Loaded {...load} answer={shown} isKept>
          {(lists) => <Lists {...lists} onHonour={canChange ? start : undefined} />}
        </Loaded>
      )}
      {dialog}
      {isSetting && answer && (
        <HonourSettingsDialog settings={answer.settings} onChanged={reload} onClose={() => setSetting(false)} />
      )}
    </>
  )
}

const nothing = () => Promise.resolve(null)

interface ListsProps extends Pick<JubileeList, 'jubilees' | 'birthdays' | 'given'> {
  onHonour: ((task: HonourTask) => void) | undefined
}

function Lists({ jubilees, birthdays, given, onHonour }: ListsProps) {
  const { t } = useTranslation('jubilees')
  const { count } = useFormat()
  return (
    <>
      <People
        title={t('jubilees')}
        none={t('noJubilees')}
        people={jubilees}
        columns={[
          { label: t('count'), read: ({ years }) => count(years) },
          { label: t('givenOn'), read: givenBy(onHonour) },
        ]}
      />
      {given.length > 0 && (
        <People
          title={t('givenBesides')}
          people={given}
          columns={[
            { label: t('count'), read: ({ honour }) => count(honour.years) },
            { label: t('givenOn'), read: givenBy(onHonour) },
          ]}
        />
      )}
      <People
        title={t('birthdays')}
        none={t('noBirthdays')}
        people={birthdays}
        columns={[{ label: t('turns'), read: ({ turns }) => (turns === undefined ? '' : count(turns)) }]}
      />
    </>
  )
}

interface GivenProps {
  memberId: string
  name: string
  years?: number
  honour?: Honour | undefined
  onHonour: ((task: HonourTask) => void) | undefined
}

/** On which day it was given, or the button that notes it. */
function Given({ memberId, name, years, honour, onHonour }: GivenProps) {
  const { t } = useTranslation('jubilees')
  const { date } = useFormat()
  if (!honour)
    return (
      onHonour && (
        <Button
          size="sm"
          className="no-print"
          label={t('honour.giveTo', { name, years: years ?? 0 })}
          onClick={() => onHonour({ memberId, name, ...(years !== undefined && { years }) })}
        >
          {t('honour.note')}
        </Button>
      )
    )
  const day = date(honour.givenOn)
  return (
    <span className="honour-given">
      {onHonour ? (
        <Button
          color="link"
          label={t('honour.editOf', { name, date: day })}
          onClick={() => onHonour({ memberId, name, honour })}
        >
          {day}
        </Button>
      ) : (
        day
      )}
      {honour.note !== undefined && <small className="muted">{honour.note}</small>}
    </span>
  )
}

const givenBy = (onHonour: GivenProps['onHonour']) => (person: Omit<GivenProps, 'onHonour'>) => (
  <Given {...person} onHonour={onHonour} />
)

interface PeopleProps<Person> {
  title: string
  none?: string
  people: readonly Person[]
  columns: readonly { label: string; read: (person: Person) => ReactNode }[]
}

function People<Person extends JubileeList['birthdays'][number]>({
  title,
  none,
  people,
  columns,
}: PeopleProps<Person>) {
  const { t } = useTranslation('jubilees')
  const { date } = useFormat()
  return (
    <Card tag="section" className="member-history honour-table" aria-label={title}>
      <h2>{title}</h2>
      {people.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <Table responsive aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('name')}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, at) => (
              <tr key={`${person.memberId} ${person.date} ${at}`}>
                <th scope="row" className="tabular">
                  {date(person.date)}
                </th>
                <td>
                  <Link to={paths.member(person.memberId)}>{nameBesideInstrument(person)}</Link>
                  {person.instrument !== undefined && <small className="muted">{person.instrument}</small>}
                </td>
                {columns.map(({ label, read }) => (
                  <td key={label} className="tabular">
                    {read(person)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
