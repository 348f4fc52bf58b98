import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { useDollars } from '@/views/samples/kit/useDollars'
import { sumCart } from './cartSum'
import type { CartProduct } from './product'

export function OrderSummary({ lines, children }: { lines: readonly CartProduct[]; children: ReactNode }) {
  const { t } = useTranslation('samplesShop')
  const dollars = useDollars()
  const { goods, discount, shipping, total } = sumCart(lines)
  return (
    <Card tag="section" className="order-summary" aria-labelledby="order-summary">
      <h2 id="order-summary">{t('summary.title')}</h2>
      <dl className="tabular">
        <dt>{t('summary.goods')}</dt>
        <dd>{dollars.format(goods)}</dd>
        <dt>{t('summary.discount')}</dt>
        <dd>{dollars.format(-discount)}</dd>
        <dt>{t('summary.shipping')}</dt>
        <dd>{shipping === 0 ? t('summary.free') : dollars.format(shipping)}</dd>
        <dt className="is-total">{t('summary.total')}</dt>
        <dd className="is-total">{dollars.format(total)}</dd>
      </dl>
      {children}
    </Card>
  )
}
