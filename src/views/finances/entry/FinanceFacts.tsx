import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Finance } from '@contract/finances'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { selectVouchers } from '@/redux/entryFacts'
import type { FinanceField } from './financeConflict'
import { useFieldText } from './useFieldText'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useNames } from '@/views/finances/ledger/useNames'

const groups: { title: 'about' | 'payment'; fields: FinanceField[] }[] = [
  { title: 'about', fields: ['kind', 'category', 'memberId', 'eventId', 'purposeId', 'notes'] },
  { title: 'payment', fields: ['status', 'date', 'dueDate', 'method', 'accountId'] },
]

/** All fields of an entry, in the order of the form. */
export function FinanceFacts({ finance }: { finance: Finance }) {
  const { t } = useTranslation('finances')
  const { labelOf, read } = useFieldText()
  const { memberOf, eventOf } = useNames()
  const { hasSeveral } = useAccounts()
  const voucher = useAppSelector(selectVouchers)[finance.id]
  const isShown = (field: FinanceField) =>
    (field !== 'accountId' || hasSeveral) && (field !== 'purposeId' || finance.purposeId !== undefined)

  function show(field: FinanceField) {
    const text = read(finance, field)
    const { memberId, eventId, subcategoryId, purposeId } = finance
    if (field === 'category' && subcategoryId) return `${text} · ${read(finance, 'subcategoryId')}`
    if (field === 'purposeId' && text) return <Link to={financeListPath({ purposeId })}>{text}</Link>
    // Removed members and events have no page.
    if (field === 'memberId' && memberId && !memberOf(memberId)?.removed)
      return <Link to={paths.member(memberId)}>{text}</Link>
    if (field === 'eventId' && eventId && !eventOf(eventId)?.removed)
      return <Link to={paths.event(eventId)}>{text}</Link>
    return text
  }

  return groups.map(({ title, fields }) => (
    <Card tag="section" key={title}>
      <h2>{t(`detail.${title}`)}</h2>
      <DefinitionList
        items={[
          ...fields.filter(isShown).map((field) => ({ term: labelOf(field), value: show(field) })),
          ...(title === 'payment' && voucher ? [{ term: t('fields.voucher'), value: voucher }] : []),
        ]}
      />
    </Card>
  ))
}
