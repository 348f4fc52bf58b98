import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Finance } from '@contract/finances'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import type { FinanceField } from './financeConflict'
import { useFieldText } from './useFieldText'

const groups: { title: 'about' | 'payment'; fields: FinanceField[] }[] = [
  { title: 'about', fields: ['kind', 'category', 'memberId', 'eventId', 'notes'] },
  { title: 'payment', fields: ['status', 'date', 'dueDate', 'method'] },
]

/** Everything on record, in the order of the form. */
export function FinanceFacts({ finance }: { finance: Finance }) {
  const { t } = useTranslation('finances')
  const { labelOf, read } = useFieldText(finance.eventId !== undefined)

  function show(field: FinanceField) {
    const text = read(finance, field)
    if (field === 'memberId' && finance.memberId) return <Link to={paths.member(finance.memberId)}>{text}</Link>
    if (field === 'eventId' && finance.eventId) return <Link to={paths.event(finance.eventId)}>{text}</Link>
    return text
  }

  return groups.map(({ title, fields }) => (
    <Card tag="section" key={title}>
      <h2>{t(`detail.${title}`)}</h2>
      <DefinitionList items={fields.map((field) => ({ term: labelOf(field), value: show(field) }))} />
    </Card>
  ))
}
