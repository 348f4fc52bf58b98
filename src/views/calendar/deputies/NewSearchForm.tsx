import { UserSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { v7 as newId } from 'uuid'
import { CANDIDATES_MAX, SEARCH_WORDS_MAX } from '@contract/calendar/deputySearches'
import type { NeededInstrument } from '@contract/calendar/readiness'
import { instrumentKey } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchPool } from '@/redux/calendar/deputyPool'
import { startSearch } from '@/redux/calendar/deputySearches'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { CandidateRows } from './CandidateRows'
import { proposedOrder } from './proposedOrder'
import { useInstrumentText } from './useInstrumentText'

const hourChoices = [2, 4, 8, 12, 24, 48, 72, 168] as const
const DEFAULT_HOURS = 24
const SEATS_SHOWN = 6

interface NewSearchFormProps {
  eventId: string
  /** What the event needs, with how many are missing. */
  needs: readonly NeededInstrument[]
  /** That the address names. */
  instrument: string | undefined
  /** Who is asked by a search of the event already. */
  taken: ReadonlySet<string>
  onStarted: () => void
}

/** Whom to ask for which instrument, in which order, and for how long each is waited. */
export function NewSearchForm({ eventId, needs, instrument: named, taken, onStarted }: NewSearchFormProps) {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  const short = needs.find((need) => need.short > 0)?.instrument
  const [chosen, setChosen] = useState(named ?? short ?? needs[0]?.instrument ?? '')
  const everybody = useMemo(() => ({ perPage: 1 }), [])
  const { answer: known } = useQuery(fetchPool, everybody)
  const instruments = known?.instruments ?? []
  const missingOf = (instrument: string) =>
    needs
      .filter((need) => instrumentKey(need.instrument) === instrumentKey(instrument))
      .reduce((sum, { short: missing }) => sum + missing, 0)
  const all = new Map(
    [...needs.map((need) => need.instrument), ...(named ? [named] : []), ...instruments].map((one) => [
      instrumentKey(one),
      one,
    ]),
  )
  const options = [...all.values()].map((value) => {
    const missing = missingOf(value)
    return {
      value,
      label: missing > 0 ? t('search.missing', { count: missing, shown: count(missing), instrument: value }) : value,
    }
  })
  if (!known) return <Awaited />
  const instrument = chosen === '' ? (options[0]?.value ?? '') : chosen
  return (
    <Card tag="section" className="deputy-card" aria-labelledby="new-search">
      <h2 id="new-search">{t('search.new')}</h2>
      <SelectField
        label={t('search.instrument')}
        value={instrument}
        options={options.some(({ value }) => value === instrument) ? options : [{ value: '', label: '' }, ...options]}
        onChange={({ target }) => setChosen(target.value)}
        required
      />
      {instrument !== '' && (
        <SearchFields
          key={instrument}
          eventId={eventId}
          instrument={instrument}
          missing={Math.max(1, missingOf(instrument))}
          taken={taken}
          onStarted={onStarted}
        />
      )}
    </Card>
  )
}

interface SearchFieldsProps extends Pick<NewSearchFormProps, 'eventId' | 'taken' | 'onStarted'> {
  instrument: string
  missing: number
}

function SearchFields({ eventId, instrument, missing, taken, onStarted }: SearchFieldsProps) {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  const money = useMoney()
  const instrumentText = useInstrumentText()
  const config = useMemo(() => ({ instrument, perPage: 100 }), [instrument])
  const { answer } = useQuery(fetchPool, config)
  const [seats, setSeats] = useState(Math.min(missing, SEATS_SHOWN))
  const [hours, setHours] = useState(DEFAULT_HOURS)
  const [words, setWords] = useState('')
  const [sorted, setSorted] = useState<string[] | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [id] = useState(() => newId())
  const [isBusy, setBusy] = useState(false)
  if (!answer) return <Awaited />
  const proposed = proposedOrder(answer.people, answer.counts, instrument).filter((one) => !taken.has(one.id))
  const byId = new Map(proposed.map((person) => [person.id, person]))
  const people = sorted?.flatMap((one) => byId.get(one) ?? []) ?? proposed
  const chosen = people.filter((person) => !left.has(person.id)).slice(0, CANDIDATES_MAX)
  const counts = new Map(answer.counts.map((one) => [one.personId, one]))

  function toggle(personId: string): void {
    const next = new Set(left)
    if (!next.delete(personId)) next.add(personId)
    setLeft(next)
  }

  async function start(): Promise<void> {
    setBusy(true)
    try {
      const text = words.trim()
      const personIds = chosen.map((person) => person.id)
      await startSearch({ id, eventId, instrument, seats, hours, personIds, ...(text !== '' && { words: text }) })
      showToast.success(t('search.started', { name: chosen[0]?.name }))
      onStarted()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  if (people.length === 0)
    return (
      <EmptyState
        icon={UserSearch}
        title={t('search.nobody', { instrument })}
        hint={t('search.nobodyText')}
        action={<Button to={paths.deputies}>{t('search.toPool')}</Button>}
      />
    )
  return (
    <>
      <p className="muted">{t('search.orderHint')}</p>
      <CandidateRows rows={people} onSort={(rows) => setSorted(rows.map((row) => row.id))}>
        {(person) => {
          const asked = counts.get(person.id)
          const played = person.instruments.filter((one) => one.instrument.toLowerCase() === instrument.toLowerCase())
          const told = [
            played.map(instrumentText).join(', '),
            asked && t('askedTimes', { count: asked.asked, asked: count(asked.asked), played: count(asked.played) }),
            person.fee !== undefined && money.format(person.fee),
            person.email === undefined && t('search.noMail'),
          ]
          return (
            <>
              <span className="muted">{told.filter(Boolean).join(' · ')}</span>
              <span className="sort-actions">
                <CheckboxField
                  label={t('search.ask', { name: person.name })}
                  checked={!left.has(person.id)}
                  onChange={() => toggle(person.id)}
                />
              </span>
            </>
          )
        }}
      </CandidateRows>
      <div className="field-pair">
        <SelectField
          label={t('search.seats')}
          value={String(seats)}
          options={Array.from({ length: Math.max(SEATS_SHOWN, seats) }, (_, at) => ({
            value: String(at + 1),
            label: count(at + 1),
          }))}
          onChange={({ target }) => setSeats(Number(target.value))}
          required
        />
        <SelectField
          label={t('search.hours')}
          hint={t('search.hoursHint')}
          value={String(hours)}
          options={hourChoices.map((value) => ({
            value: String(value),
            label: t('search.hourCount', { count: value, shown: count(value) }),
          }))}
          onChange={({ target }) => setHours(Number(target.value))}
          required
        />
      </div>
      <TextAreaField
        label={t('search.words')}
        value={words}
        limit={SEARCH_WORDS_MAX}
        rows={2}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button color="primary" isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void start()}>
        {t('search.start', { name: chosen[0]?.name ?? '' })}
      </Button>
    </>
  )
}
