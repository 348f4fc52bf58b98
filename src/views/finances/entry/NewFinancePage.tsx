import type { DefaultValues } from 'react-hook-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FinanceKind, type Finance } from '@contract/finances'
import { CalendarDate, Id } from '@contract/primitives'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useMoney } from '@/shared/money/useMoney'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { useAppDispatch } from '@/redux/hooks'
import { uploadReceipts } from '@/redux/finances/receipts'
import { FinanceForm } from './FinanceForm'
import { copiedFinanceValues, newFinanceValues, type CarriedOver, type FinanceFormValues } from './financeFormValues'
import { FinanceLoader } from './FinanceLoader'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useFinanceListPath } from '@/views/finances/query/useFinanceListPath'
import { SplitForm } from '@/views/finances/splits/SplitForm'
import { useKnownPurposes } from '@/views/finances/purposes/usePurposes'
import { PendingReceipts } from '@/views/finances/receipts/PendingReceipts'
import { useToday } from '@/shared/dates/useToday'

/**
 * Form for a new entry. `?event=<id>`: for an event; `?kind=income`: of that kind; `?copy=<id>`: a copy of an entry. With `account`, `date`
 * and `amount` (minor units): an entry missing in a reconciliation.
 */
export function NewFinancePage() {
  const search = useSearchParams()[0]
  const copied = search.get('copy')
  const event = Id.safeParse(search.get('event'))
  const kind = FinanceKind.safeParse(search.get('kind'))
  const missing = {
    accountId: Id.safeParse(search.get('account')).data,
    date: CalendarDate.safeParse(search.get('date')).data,
    amount: Number(search.get('amount')) || undefined,
  }
  if (copied === null) return <NewFinance kind={kind.data} eventId={event.data} missing={missing} />
  return <FinanceLoader id={copied}>{(original) => <NewFinance key={original.id} original={original} />}</FinanceLoader>
}

interface NewFinanceProps {
  original?: Finance
  kind?: FinanceKind | undefined
  eventId?: string | undefined
  missing?: { accountId?: string | undefined; date?: string | undefined; amount?: number | undefined }
}

function NewFinance({ original, kind = 'expense', eventId, missing = {} }: NewFinanceProps) {
  const { t } = useTranslation('finances')
  const navigate = useNavigateIfMounted()
  const listPath = useFinanceListPath()
  const money = useMoney()
  const today = useToday()
  const [round, setRound] = useState(0)
  const [carried, setCarried] = useState<CarriedOver>({
    kind,
    date: missing.date ?? today,
    status: 'paid',
    eventId,
    accountId: missing.accountId,
  })
  const [start, setStart] = useState<DefaultValues<FinanceFormValues>>(() =>
    original
      ? copiedFinanceValues(original, today, money)
      : { ...newFinanceValues(carried), ...(missing.amount && { amount: money.text(missing.amount) }) },
  )

  const [files, setFiles] = useState<File[]>([])
  const [splitting, setSplitting] = useState<FinanceFormValues | null>(null)
  const dispatch = useAppDispatch()
  const { purposes } = useKnownPurposes()
  const isTied = (purposeId: string | undefined) =>
    purposes.some(({ id, eventId: event, category }) => id === purposeId && (event ?? category) !== undefined)

  function beginAnew(next: CarriedOver): void {
    setCarried(next)
    setStart(newFinanceValues(next))
    setRound(round + 1)
  }

  function afterSave({ id, description, ...rest }: Finance, { isMore }: SaveOutcome): void {
    showToast.success(t('added', { name: description }))
    if (files.length > 0) void dispatch(uploadReceipts({ financeId: id, files }))
    setFiles([])
    if (isMore)
      beginAnew({
        kind: rest.kind,
        date: rest.date,
        status: rest.status,
        eventId,
        accountId: rest.accountId,
        // A purpose that is tied to something is proposed anew where it fits.
        purposeId: isTied(rest.purposeId) ? undefined : rest.purposeId,
      })
    else void navigate(paths.finance(id), { replace: true })
  }

  function afterSplit(parts: Finance[]): void {
    const [first] = parts
    if (first === undefined) return
    if (files.length > 0) void dispatch(uploadReceipts({ financeId: first.id, files }))
    void navigate(paths.finance(first.id), { replace: true })
  }

  if (splitting) {
    return (
      <SplitForm
        shared={splitting}
        onBack={() => {
          setStart(splitting)
          setSplitting(null)
        }}
        onSaved={afterSplit}
      />
    )
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
        onSplit={setSplitting}
        attachments={<PendingReceipts files={files} onFiles={setFiles} />}
      />
    </>
  )
}
