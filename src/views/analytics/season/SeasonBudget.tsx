import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { BudgetedEvents } from '@contract/analytics'
import { useFigures } from '@/views/analytics/figures/useFigures'

/** Of the events that have a budget: what was planned of their money, and what came of it. */
export function SeasonBudget({ budgeted }: { budgeted: BudgetedEvents }) {
  const { t } = useTranslation('analytics')
  const { count, money } = useFigures()
  const { events, plannedIncome, plannedExpense, income, expense } = budgeted
  const rows = [
    { name: 'income', planned: plannedIncome, actual: income },
    { name: 'expense', planned: -plannedExpense, actual: -expense },
    { name: 'net', planned: plannedIncome - plannedExpense, actual: income - expense },
  ] as const
  return (
    <Card tag="section" aria-labelledby="season-budget">
      <h2 id="season-budget">{t('budget.title')}</h2>
      {/* It scrolls on a narrow screen, and a keyboard can only scroll what it can reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="season-scroll" tabIndex={0} aria-label={t('budget.title')}>
        <Table responsive className="season-table" aria-labelledby="season-budget">
          <caption>{t('budget.of', { count: events, shown: count(events), currency: money.symbol })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('budget.what')}</span>
              </th>
              <th scope="col">{t('fields.planned')}</th>
              <th scope="col">{t('fields.real')}</th>
              <th scope="col">{t('fields.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, planned, actual }) => (
              <tr key={name}>
                <th scope="row">{t(`fields.${name}`)}</th>
                {[planned, actual, actual - planned].map((amount, place) => (
                  // Columns stay where they are.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place}>{money.text(amount === 0 ? 0 : amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Card>
  )
}
