import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { v7 as newId } from 'uuid'
import { isTargetDay, nextTargetDay } from '@contract/finances/sepa/targetDays'
import { CalendarDate } from '@contract/primitives'
import type { CollectionAnswer } from '@contract/finances/sepa/debitRuns'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { addDebitRun, fetchCollection, removeDebitRun } from '@/redux/finances/debits'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { CollectableTable } from './CollectableTable'
import './debits.scss'

/** Chooses what is collected, and when. */
export function NewDebitRunPage() {
  const { t } = useTranslation('debits')
  const today = useToday()
  const [until, setUntil] = useState(today)
  const load = useQuery(fetchCollection, CalendarDate.safeParse(until).success ? until : today)
  const { answer, failure } = load
  return (
    <>
      <PageHeader
        title={t('new.title')}
        lead={t('new.lead')}
        back={<BackLink to={paths.debitRuns} label={t('runs.title')} />}
      />
      <div className="debit-days">
        <DateField
          type="date"
          label={t('new.until')}
          hint={t('new.untilHint')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          required
        />
      </div>
      <Loaded {...load} />
      {answer && !failure && !answer.isReady && (
        <>
          <p>{t('new.notReady')}</p>
          <div>
            <Button color="primary" to={paths.waysToPay}>
              {t('new.setUp')}
            </Button>
          </div>
        </>
      )}
      {answer?.isReady && !failure && <Collection key={until} collection={answer} reload={load.reload} />}
    </>
  )
}

function Collection({ collection, reload }: { collection: CollectionAnswer; reload: () => void }) {
  const { t } = useTranslation(['debits', 'shell'])
  const { date } = useFormat()
  const money = useMoney()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const { firstDay, noticedDay, lines } = collection
  const [typed, setTyped] = useState<string | null>(null)
  /** Lines that were ticked or unticked by hand; the others are collected unless something stands against it. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [id] = useState(() => newId())
  const [isBusy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const chosen = lines.filter(({ mandateId, problems }) => (problems.length === 0) !== turned.has(mandateId))
  const chosenIds = new Set(chosen.map(({ mandateId }) => mandateId))
  const sum = chosen.reduce((total, { amount }) => total + amount, 0)
  const lastDue =
    chosen
      .flatMap(({ finances }) => finances.map((finance) => finance.day))
      .toSorted()
      .at(-1) ?? noticedDay
  const day = typed ?? nextTargetDay(lastDue > noticedDay ? lastDue : noticedDay)
  const isDay = CalendarDate.safeParse(day).success
  const error = !isDay ? 'bad_date' : !isTargetDay(day) ? 'not_banking_day' : day < firstDay ? 'too_soon' : undefined

  function hintOf() {
    if (day < noticedDay) return t('new.shortNotice', { day: date(noticedDay) })
    return day < lastDue ? t('new.beforeDue', { day: date(lastDue) }) : t('new.dayHint', { day: date(firstDay) })
  }

  async function make(): Promise<void> {
    setBusy(true)
    setAlert(null)
    try {
      const written = chosen.map(({ mandateId, finances }) => ({
        mandateId,
        finances: finances.map(({ id: financeId, version }) => ({ id: financeId, version })),
      }))
      const run = await addDebitRun({ id, day, lines: written })
      const undo = {
        run: () => removeDebitRun(run.id),
        onDone: () => navigate(paths.newDebitRun),
        failedText: unsentText,
      }
      showToast.success(t('new.made', { number: run.number }), offerUndo(undo))
      await navigate(paths.debitRun(run.id))
    } catch (thrown) {
      const thrownFailure = failureOf(thrown)
      const field = Object.values(thrownFailure.fields)[0]
      setAlert(
        thrownFailure.code === 'conflict'
          ? t('new.conflict')
          : (validationErrorText(t, field) ?? unsentText(thrownFailure)),
      )
      setBusy(false)
      if (thrownFailure.code === 'conflict') reload()
    }
  }

  if (lines.length === 0) return <p>{t('new.nothing')}</p>
  return (
    <div className="ledger-table-stack">
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <div className="debit-days">
        <DateField
          type="date"
          label={t('new.day')}
          hint={hintOf()}
          error={validationErrorText(t, error)}
          value={day}
          onChange={({ target }) => setTyped(target.value)}
          required
        />
      </div>
      <CollectableTable
        lines={lines}
        has={(mandateId) => chosenIds.has(mandateId)}
        onToggle={(mandateId) =>
          setTurned((before) => {
            const next = new Set(before)
            if (!next.delete(mandateId)) next.add(mandateId)
            return next
          })
        }
      />
      <div className="cluster">
        <Button
          color="primary"
          isBusy={isBusy}
          disabled={chosen.length === 0 || error !== undefined}
          onClick={() => void make()}
        >
          {t('new.make', { count: chosen.length, amount: money.format(sum) })}
        </Button>
      </div>
    </div>
  )
}
