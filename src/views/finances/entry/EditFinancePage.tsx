import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { paths } from '@/configs/paths'
import { useMoney } from '@/shared/money/useMoney'
import { FinanceForm } from './FinanceForm'
import { DonationReceiptNote } from './DonationReceiptNote'
import { ReconciledNote } from './ReconciledNote'
import type { FinanceFormValues } from './financeFormValues'
import { SplitForm } from '@/views/finances/splits/SplitForm'
import { SplitNote } from '@/views/finances/splits/SplitNote'
import type { SaveOutcome } from '@/shared/records/useRecordForm'
import { useReversals } from '@/views/finances/ledger/useReversals'

export function EditFinancePage({ finance }: { finance: Finance }) {
  const { t } = useTranslation('finances')
  const navigate = useNavigateIfMounted()
  const [round, setRound] = useState(0)
  const money = useMoney()
  const [splitting, setSplitting] = useState<FinanceFormValues | null>(null)
  const isReversal = useReversals().reversalStatusOf(finance) === 'reversal'
  const financePath = paths.finance(finance.id)

  function afterSave({ description }: Finance, { isMerged }: SaveOutcome): void {
    showToast.success(isMerged ? t('merged') : t('saved', { name: description }))
    void navigate(financePath, { replace: true })
  }

  if (splitting) {
    return (
      <SplitForm
        shared={splitting}
        original={finance}
        onBack={() => setSplitting(null)}
        onSaved={() => void navigate(financePath, { replace: true })}
      />
    )
  }
  return (
    <>
      <PageHeader title={t('form.editTitle')} back={<BackLink to={financePath} label={finance.description} />} />
      <ReconciledNote id={finance.id} />
      <DonationReceiptNote finance={finance} />
      {finance.splitId !== undefined && <SplitNote splitId={finance.splitId} />}
      <FinanceForm
        key={round}
        finance={finance}
        isReversal={isReversal}
        isAgain={round > 0}
        onSaved={afterSave}
        // The stored amount is split, so that Undo restores it.
        onSplit={(values) => setSplitting({ ...values, kind: finance.kind, amount: money.text(finance.amount) })}
        onDiscarded={() => setRound(round + 1)}
        cancelPath={financePath}
      />
    </>
  )
}
