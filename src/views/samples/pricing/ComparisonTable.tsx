import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import type { Pricing } from './pricing'

interface ComparisonTableProps {
  pricing: Pricing
  labelledBy: string
}

/** What each plan has, line by line. */
export function ComparisonTable({ pricing: { plans, comparison }, labelledBy }: ComparisonTableProps) {
  const { t } = useTranslation('samplesPricing')
  const classOf = (index: number) => (plans[index]?.popular ? 'is-popular' : undefined)
  return (
    // Wider than a phone: it scrolls by itself, also with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="comparison" aria-labelledby={labelledBy} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('compared.feature')}</th>
            {plans.map(({ title }, index) => (
              <th key={title} scope="col" className={classOf(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((group) => (
            <Fragment key={group.title}>
              <tr className="comparison-group">
                <th scope="colgroup" colSpan={plans.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ feature, values }) => (
                <tr key={feature}>
                  <th scope="row">{feature}</th>
                  {plans.map(({ title }, index) => (
                    <td key={title} className={classOf(index)}>
                      <ComparedValue value={values[index] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function ComparedValue({ value }: { value: string | boolean }) {
  const { t } = useTranslation('samplesPricing')
  if (typeof value === 'string') return value
  return (
    <span className={value ? 'is-there' : 'is-not'}>
      {value ? <Check size={18} strokeWidth={2} aria-hidden /> : <span aria-hidden>–</span>}
      <span className="visually-hidden">{t(value ? 'compared.yes' : 'compared.no')}</span>
    </span>
  )
}
