import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import type { Household } from '@contract/finances/payers'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useSelection } from '@/@core/hooks/useSelection'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchOwed } from '@/redux/finances'
import { fetchHouseholds } from '@/redux/finances/payers'
import { fetchStatementLetter } from '@/redux/finances/paying'
import { useQuery } from '@/redux/useQuery'
import { useMoney } from '@/shared/money/useMoney'
import { creditUsesFor } from '@/views/finances/credit/creditUses'
import { useCreditUse } from '@/views/finances/credit/useCreditUse'
import { LeftToPay } from '@/views/finances/dues/AskedElsewhere'
import { StatementLetterCard } from '@/views/finances/dues/StatementLetterCard'
import { StatementTable } from '@/views/finances/dues/StatementTable'
import { oldestFirst } from '@/views/finances/ledger/receivedAmount'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { HouseholdTable } from './HouseholdTable'
import { memberLabel } from '@/shared/records/memberLabel'
import { Loaded } from '@/shared/records/Loaded'
import '@/views/finances/dues/statement.scss'

/** Only needed by groups that are paid in euros. */
const MandateCard = lazyPart(
  loader(() => withTexts(['debits', 'paying'], import('@/views/finances/debits/MandateCard'))),
  (file) => file.MandateCard,
)
const PayDialog = lazyPart(
  loader(() => import('@/views/finances/ledger/PayDialog')),
  (file) => file.PayDialog,
)

const idOf = ({ id }: Finance) => id

/** Common statement of all members for whom someone pays. */
export function PayerPage() {
  const { t } = useTranslation('payers')
  const { payerId = '' } = useParams()
  const load = useQuery(fetchHouseholds, undefined)
  const { answer, reload } = load
  const household = answer?.find(({ payer }) => payer.id === payerId)
  if (household) return <HouseholdStatement household={household} reload={reload} />
  return (
    <>
      <PageHeader title={answer ? t('gone') : t('payer')} back={<BackLink to={paths.payers} label={t('title')} />} />
      <Loaded {...load} />
    </>
  )
}

function HouseholdStatement({ household, reload }: { household: Household; reload: () => void }) {
  const { t } = useTranslation(['payers', 'dues', 'credit', 'finances'])
  const money = useMoney()
  const { payer, name, members, others, credit } = household
  const canPay = useAppAbility().can('manage', 'Finance')
  const hasDebits = useAppSelector(selectUser)?.group.currency === 'EUR' && canPay
  const people = useMemo(() => [...members, ...others.filter(({ owed = 0 }) => owed > 0)], [members, others])
  const asked = useMemo(() => people.map(({ memberId }) => memberId), [people])
  const { answer: found, failure, isLoading, reload: reloadOwed } = useQuery(fetchOwed, asked)
  const whose = useMemo(() => ({ memberId: payer.id }), [payer.id])
  const { answer: letter, failure: letterFailure, reload: reloadLetter } = useQuery(fetchStatementLetter, whose)
  // Other debts of these members are requested from themselves, or from their earlier payers.
  const owed = useMemo(
    () => (letter && found ? found.filter(({ id }) => letter.asked.includes(id)) : null),
    [found, letter],
  )
  const open = useMemo(() => oldestFirst(owed ?? []), [owed])
  const chosen = useSelection(open, idOf)
  const [paying, setPaying] = useState<readonly Finance[] | null>(null)
  const [isUsing, setUsing] = useState(false)
  const nameOf = (id: string | undefined) => {
    const person = people.find(({ memberId }) => memberId === id)
    return person && memberLabel(person)
  }

  function readAgain(): void {
    reload()
    reloadOwed()
    reloadLetter()
  }

  function afterChange(): void {
    setPaying(null)
    chosen.clear()
    readAgain()
  }

  const { spend } = useCreditUse(readAgain)
  const credits = new Map(members.map(({ memberId, credit: has }) => [memberId, has]))
  const uses = creditUsesFor(chosen.rows.length > 0 ? chosen.rows : open, credits, true)

  async function spendAll(): Promise<void> {
    setUsing(true)
    await spend(uses)
    chosen.clear()
    setUsing(false)
  }

  const sum = sumOf(open)
  const failed = failure ?? letterFailure
  return (
    <>
      <PageHeader
        title={t('dues:statement.title', { name })}
        lead={
          owed && (
            <span className="cluster">
              {sum > 0 ? t('dues:statement.owes', { amount: money.format(sum) }) : t('dues:statement.owesNothing')}
              {credit > 0 && <Badge>{t('credit:has', { amount: money.format(credit) })}</Badge>}
              {letter && <LeftToPay letter={letter} />}
            </span>
          )
        }
        back={<BackLink to={paths.payers} label={t('title')} />}
        actions={
          owed && (
            <>
              {letter && sum > 0 && <CopyButton text={letter.text} label={t('dues:statement.copy')} />}
              <Button onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('dues:statement.print')}
              </Button>
              {canPay && uses.length > 0 && (
                <Button isBusy={isUsing} onClick={() => void spendAll()}>
                  {t('credit:use', { amount: money.format(sumOf(uses)) })}
                </Button>
              )}
              {canPay && open.length > 0 && (
                <Button color="primary" onClick={() => setPaying(chosen.rows.length > 0 ? chosen.rows : open)}>
                  {t('dues:debtors.pay')}
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded answer={owed} failure={failed} isLoading={isLoading} reload={readAgain} />
      {owed && !failed && (
        <div className="ledger-table-stack">
          {open.length > 0 && (
            <StatementTable
              kind="open"
              finances={open}
              chosen={canPay ? chosen : undefined}
              noteOf={({ memberId }) => nameOf(memberId)}
            />
          )}
          {letter && <StatementLetterCard name={name} letter={letter} reload={reloadLetter} />}
          {hasDebits && <MandateCard personId={payer.id} name={name} />}
          <HouseholdTable households={[household]} isOpen />
        </div>
      )}
      {paying && (
        <PayDialog finances={paying} onPaid={afterChange} onUndone={readAgain} onClose={() => setPaying(null)} />
      )}
    </>
  )
}
