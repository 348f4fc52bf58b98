import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FinanceKind, type Finance } from '@contract/finances'
import { Id } from '@contract/primitives'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useMoney } from '@/shared/money/useMoney'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { FinanceForm } from './FinanceForm'
import { copiedFinanceValues, newFinanceValues, type CarriedOver } from './financeFormValues'
import { FinanceLoader } from './FinanceLoader'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useFinanceListPath } from '@/views/finances/query/useFinanceListPath'
import { useToday } from '@/shared/dates/useToday'

/** A blank entry, `?event=<id>`: one of an event, `?kind=income`: of that kind, or `?copy=<id>`: another of the same. */
export function NewFinancePage() {
  const search = useSearchParams()[0]
  const copied = search.get('copy')
  const event = Id.safeParse(search.get('event'))
  const kind = FinanceKind.safeParse(search.get('kind'))
  if (copied === null) return <NewFinance kind={kind.data} eventId={event.data} />
  return <FinanceLoader id={copied}>{(original) => <NewFinance key={original.id} original={original} />}</FinanceLoader>
}

interface NewFinanceProps {
  original?: Finance
  kind?: FinanceKind | undefined
  eventId?: string | undefined
}

function NewFinance({ original, kind = 'expense', eventId }: NewFinanceProps) {
  const { t } = useTranslation('finances')
  const navigate = useNavigateIfMounted()
  const listPath = useFinanceListPath()
  const money = useMoney()
  const today = useToday()
  const [round, setRound] = useState(0)
  const [carried, setCarried] = useState<CarriedOver>({
    kind,
    date: today,
    status: 'paid',
    eventId,
  })
  const [start, setStart] = useState(() =>
    original ? copiedFinanceValues(original, today, money) : newFinanceValues(carried),
  )

  function beginAnew(next: CarriedOver): void {
    setCarried(next)
    setStart(newFinanceValues(next))
    setRound(round + 1)
  }

  function afterSave({ id, description, ...rest }: Finance, { isMore }: SaveOutcome): void {
    showToast.success(t('added', { name: description }))
    if (isMore) beginAnew({ kind: rest.kind, date: rest.date, status: rest.status, eventId })
    else void navigate(paths.finance(id), { replace: true })
  }

  return (
    <>
      <PageHeader title={t('form.newTitle')} back={<BackLink to={listPath} label={t('list.back')} />} />
      <FinanceForm
        key={round}
        start={start}
        isAgain={round > 0}
        onSaved={afterSave}
        onDiscarded={() => beginAnew(carried)}
        cancelPath={listPath}
      />
    </>
  )
}
