import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { isMinor } from '@contract/guardianRules'
import type { Member } from '@contract/members'
import type { MemberLoan } from '@contract/members/things'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { fetchLoans } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { thingLabel } from './thingLabel'
import './things.scss'

/** A receipt to print and sign for what a member has on loan. */
export function LoanReceiptPage({ member }: { member: Member }) {
  const { t } = useTranslation('things')
  const { loanId } = useParams()
  const load = useQuery(fetchLoans, member.id)
  const lent = load.answer?.find(({ loan }) => loan.id === loanId)
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('slip.title')}
          documentTitle={lent ? `${t('receiptOf', { thing: thingLabel(lent.thing) })} · ${member.name}` : undefined}
          lead={t('slip.hint')}
          back={<BackLink to={paths.member(member.id)} label={member.name} />}
          actions={
            lent && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('slip.print')}
              </Button>
            )
          }
        />
      </div>
      <Loaded {...load} isKept>
        {() => (lent ? <Slip lent={lent} member={member} /> : <EmptyState icon={Printer} title={t('slip.gone')} />)}
      </Loaded>
    </>
  )
}

function Slip({ lent: { loan, thing }, member }: { lent: MemberLoan; member: Member }) {
  const { t } = useTranslation('things')
  const { date } = useFormat()
  const money = useMoney()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const isChild = isMinor(member.birthDate, useToday())
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : money.format(cents))
  const condition = loan.conditionLent ?? thing.condition
  const facts = [
    { term: t('slip.lender'), value: group },
    { term: t('slip.borrower'), value: member.name },
    { term: t('fields.thing'), value: thing.name },
    { term: t('fields.kind'), value: t(`kinds.${thing.kind}`) },
    { term: t('fields.number'), value: thing.number },
    { term: t('fields.serialNumber'), value: thing.serialNumber },
    { term: t('fields.value'), value: amount(thing.value) },
    { term: t('fields.insurance'), value: thing.insurance },
    { term: t('fields.conditionLent'), value: condition && t(`conditions.${condition}`) },
    { term: t('fields.since'), value: date(loan.since) },
    { term: t('fields.until'), value: loan.until === undefined ? t('openEnd') : date(loan.until) },
    { term: t('fields.deposit'), value: amount(loan.deposit) },
    { term: t('fields.note'), value: loan.note },
  ]
  return (
    <Card tag="section" className="loan-slip" aria-label={t('slip.title')}>
      <h2>{t('slip.title')}</h2>
      <DefinitionList items={facts.filter(({ value }) => value !== undefined && value !== '')} />
      <p className="slip-text">{t('slip.text')}</p>
      <ul className="slip-lines">
        <li>{t('slip.placeAndDay')}</li>
        <li>{t('slip.borrowerSigns', { name: member.name })}</li>
        {isChild && <li>{t('slip.guardianSigns')}</li>}
        <li>{t('slip.lenderSigns', { group })}</li>
        <li>{t('slip.cameBack')}</li>
      </ul>
    </Card>
  )
}
