import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { selectUser } from '@/redux/auth'
import { selectFinances } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { fetchFinanceNames } from '@/redux/names'
import { fetchStatementLetter } from '@/redux/finances/paying'
import { useQuery } from '@/redux/useQuery'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { StatementTable } from './StatementTable'
import { CreditCard } from '@/views/finances/credit/CreditCard'
import { RefundsCard } from '@/views/finances/credit/RefundsCard'
import { creditUsesFor } from '@/views/finances/credit/creditUses'
import { useCreditUse } from '@/views/finances/credit/useCreditUse'
import type { RefundSource } from '@/views/finances/credit/RefundDialog'
import { oldestFirst } from '@/views/finances/ledger/receivedAmount'
import { WriteOffTable } from './WriteOffTable'
import { useSettlements } from './useSettlements'
import { useWriteOffUndo } from './useWriteOffUndo'
import { useSelection } from '@/@core/hooks/useSelection'
import { useReversals } from '@/views/finances/ledger/useReversals'
import { AskedPart, LeftToPay, useAskedElsewhere } from './AskedElsewhere'
import { StatementLetterCard } from './StatementLetterCard'
import { useToday } from '@/shared/dates/useToday'
import { Loaded } from '@/shared/records/Loaded'
import '@/views/finances/ledger/ledgerTable.scss'
import './statement.scss'

/** Only needed by groups that are paid in euros. */
const MandateCard = lazyPart(
  loader(() => withTexts(['debits', 'paying'], import('@/views/finances/debits/MandateCard'))),
  (file) => file.MandateCard,
)
const PayDialog = lazyPart(
  loader(() => import('@/views/finances/ledger/PayDialog')),
  (file) => file.PayDialog,
)
const WriteOffDialog = lazyPart(
  loader(() => import('./WriteOffDialog')),
  (file) => file.WriteOffDialog,
)
const RefundDialog = lazyPart(
  loader(() => import('@/views/finances/credit/RefundDialog')),
  (file) => file.RefundDialog,
)

const none: Finance[] = []
const idOf = ({ id }: Finance) => id

/** A member's unpaid and paid entries; can be sent, printed and marked as paid. */
export function StatementPage() {
  const { t } = useTranslation(['finances', 'dues', 'credit', 'paying'])
  const { memberId = '' } = useParams()
  const question = useMemo(() => ({ memberId, kind: 'income', sortColumn: 'date', sort: 'desc' }) as const, [memberId])
  const { answer: found, failure, isLoading, reload } = useQuery(selectFinances, question)
  const { reversalStatusOf, isSettled } = useReversals()
  const settlements = useSettlements(memberId)
  const { answer: names, failure: namesFailure } = useQuery(fetchFinanceNames, question)
  // Like reminders it is addressed to the payer by default, not to the member.
  const [to, setTo] = useState<'payer' | undefined>('payer')
  const asked = useMemo(() => ({ memberId, ...(to && { to }) }), [memberId, to])
  const { answer: letter, failure: letterFailure, reload: reloadLetter } = useQuery(fetchStatementLetter, asked)
  // Waits for everything, since parts loaded later would move the content.
  const isComplete =
    isSettled &&
    settlements.isKnown &&
    (names !== null || namesFailure !== null) &&
    (letter !== null || letterFailure !== null)
  // Reversed entries and reversals are neither debts nor payments.
  const answer = useMemo(
    () => (isComplete ? (found?.filter((finance) => reversalStatusOf(finance) === undefined) ?? null) : null),
    [found, reversalStatusOf, isComplete],
  )
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const { name: group = '', currency } = useAppSelector(selectUser)?.group ?? {}
  const canPay = useAppAbility().can('manage', 'Finance')
  const hasDebits = canPay && currency === 'EUR'
  const open = useMemo(() => (answer ?? none).filter(({ status }) => status === 'pending').toReversed(), [answer])
  // Entries paid by credit are listed with the credit.
  const paid = useMemo(
    () => (answer ?? none).filter(({ status, creditUseId }) => status === 'paid' && creditUseId === undefined),
    [answer],
  )
  const chosen = useSelection(open, idOf)
  useFocusRescue(answer)
  const [writingOff, setWritingOff] = useState<readonly Finance[] | null>(null)
  const [paying, setPaying] = useState<readonly Finance[] | null>(null)
  const member = names?.members?.find(({ id }) => id === memberId)
  const name = member?.name ?? (names ? t('member.gone') : '')
  const owed = sumOf(open)

  function readAgain(): void {
    reload()
    reloadLetter()
    settlements.reload()
  }

  function afterChange(): void {
    setPaying(null)
    setWritingOff(null)
    setRefunding(null)
    chosen.clear()
    readAgain()
  }

  const noteOf = useAskedElsewhere(letter, settlements.noteOf)
  const { undoWriteOffs } = useWriteOffUndo(readAgain)
  const creditUse = useCreditUse(readAgain)
  const [refunding, setRefunding] = useState<RefundSource | null>(null)
  const { credit } = settlements
  const toUse = creditUsesFor(
    oldestFirst(chosen.rows.length > 0 ? chosen.rows : open),
    new Map([[memberId, credit?.amount ?? 0]]),
  )
  const [isUsing, setUsing] = useState(false)

  async function spend(): Promise<void> {
    setUsing(true)
    await creditUse.spend(toUse)
    chosen.clear()
    setUsing(false)
  }

  /** The ticked entries; if there are none, ticks and returns all. */
  function chosenOrAll(): readonly Finance[] {
    if (chosen.rows.length > 0) return chosen.rows
    chosen.toggleAll()
    return open
  }

  return (
    <>
      <p className="print-head">
        {group} · {t('dues:statement.asOf', { date: date(today) })}
        {letter?.to && letter.payer && ` · ${t('paying:send.printTo', { name: letter.payer.name })}`}
      </p>
      <PageHeader
        title={t('dues:statement.title', { name })}
        lead={
          answer && (
            <span className="cluster">
              {owed > 0 ? t('dues:statement.owes', { amount: money.format(owed) }) : t('dues:statement.owesNothing')}
              {letter?.askedElsewhere && letter.owed > 0 && <AskedPart letter={letter} name={name} />}
              {credit !== undefined && credit.amount > 0 && (
                <Badge>{t('credit:has', { amount: money.format(credit.amount) })}</Badge>
              )}
              {letter && <LeftToPay letter={letter} />}
              {member?.removed && <Badge>{t('member.removed')}</Badge>}
            </span>
          )
        }
        back={<BackLink to={paths.debtors} label={t('dues:debtors.title')} />}
        actions={
          answer && (
            <>
              {letter && open.length > 0 && <CopyButton text={letter.text} label={t('dues:statement.copy')} />}
              <Button onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('dues:statement.print')}
              </Button>
              {canPay && open.length > 0 && (
                <>
                  {toUse.length > 0 && (
                    <Button isBusy={isUsing} onClick={() => void spend()}>
                      {t('credit:use', { amount: money.format(sumOf(toUse)) })}
                    </Button>
                  )}
                  <Button onClick={() => setWritingOff(chosenOrAll())}>{t('dues:writeOff.act')}</Button>
                  <Button color="primary" onClick={() => setPaying(chosenOrAll())}>
                    {t('dues:debtors.pay')}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      <Loaded answer={answer} failure={failure} isLoading={isLoading} reload={reload} />
      {answer && !failure && (
        <div className="ledger-table-stack">
          {answer.length === 0 && settlements.writeOffs.length === 0 && <p>{t('dues:statement.none')}</p>}
          {open.length > 0 && (
            <StatementTable
              kind="open"
              finances={open}
              chosen={canPay ? chosen : undefined}
              noteOf={noteOf}
              {...(canPay && {
                onPay: (finance: Finance) => setPaying(chosen.has(finance.id) ? chosen.rows : [finance]),
              })}
            />
          )}
          {letter && <StatementLetterCard name={name} letter={letter} reload={reloadLetter} onAddress={setTo} />}
          {hasDebits && <MandateCard personId={memberId} name={name} />}
          {credit && (
            <CreditCard
              memberId={memberId}
              credit={credit}
              {...(canPay && {
                onUndo: (use) => void creditUse.undoUses([use]),
                onRefund: () => setRefunding({ memberId, name, most: credit.amount }),
              })}
            />
          )}
          {paid.length > 0 && (
            <StatementTable
              kind="paid"
              finances={paid}
              noteOf={settlements.noteOf}
              {...(canPay && {
                leftToRefund: settlements.leftToRefund,
                onRefund: (of: Finance) => setRefunding({ of, most: settlements.leftToRefund(of) }),
              })}
            />
          )}
          {credit && <RefundsCard refunds={credit.refunds} />}
          {settlements.writeOffs.length > 0 && (
            <WriteOffTable
              writeOffs={settlements.writeOffs}
              onUndo={canPay ? (writeOff) => void undoWriteOffs([writeOff]) : undefined}
            />
          )}
        </div>
      )}
      {paying && (
        <PayDialog finances={paying} onPaid={afterChange} onUndone={readAgain} onClose={() => setPaying(null)} />
      )}
      {refunding && (
        <RefundDialog source={refunding} onDone={afterChange} onUndone={readAgain} onClose={() => setRefunding(null)} />
      )}
      {writingOff && (
        <WriteOffDialog
          finances={writingOff}
          onDone={afterChange}
          onUndone={readAgain}
          onClose={() => setWritingOff(null)}
        />
      )}
    </>
  )
}
