import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { KeptLine } from '@contract/keptLines'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { selectBankLines } from '@/redux/names'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** What the bank said of the payment, as its file had it; nothing where no file brought it. */
export function BankCard({ id }: { id: string }) {
  const { t } = useTranslation('finances')
  const { bank = [] } = useAppSelector(selectBankLines)[id] ?? {}
  if (bank.length === 0) return null
  return (
    <Card tag="section">
      <h2>{t('bank.title')}</h2>
      {bank.map((line) => (
        <BankLineFacts key={`${line.fileName} ${line.date} ${line.fileLine} ${line.amount}`} line={line} />
      ))}
    </Card>
  )
}

function BankLineFacts({ line }: { line: KeptLine }) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const { date, count } = useFormat()
  const { description, counterparty, accountEnd, reference, bankId, statement, fileLine, fileName, others, batch } =
    line
  const from = [
    fileName,
    statement && t('bank.statementNumber', { number: statement }),
    fileLine !== undefined && t('bank.line', { line: count(fileLine) }),
  ].filter(Boolean)
  const said = [
    { term: t('bank.day'), value: date(line.date) },
    { term: t('bank.amount'), value: money.format(line.amount) },
    { term: t('bank.payer'), value: counterparty },
    { term: t('bank.account'), value: accountEnd && t('bank.ends', { end: accountEnd }) },
    { term: t('bank.text'), value: description },
    { term: t('bank.reference'), value: reference },
    { term: t('bank.id'), value: bankId },
    { term: t('bank.from'), value: from.join(' · ') },
    {
      term: t('bank.batch'),
      value: batch && t('bank.batchOf', { count: batch.count, total: money.format(batch.total) }),
    },
  ]
  const items = said.filter(({ value }) => value !== undefined)
  if (others.length > 0) {
    const links = others.map((other) => (
      <div key={other.id}>
        <Link to={paths.finance(other.id)}>{other.description}</Link> {money.format(other.amount)}
      </div>
    ))
    return <DefinitionList items={[...items, { term: t('bank.others'), value: links }]} />
  }
  return <DefinitionList items={items} />
}
