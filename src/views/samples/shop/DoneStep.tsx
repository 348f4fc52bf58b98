import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { Address } from './AddressStep'
import type { CartProduct } from './product'
import { shopPaths } from './shopPaths'

export interface Order {
  address: Address
  lines: readonly CartProduct[]
  total: number
}

export function DoneStep({ order }: { order: Order }) {
  const { t } = useTranslation('samplesShop')
  const format = useFormat()
  const dollars = useDollars()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; the focus goes on with what came of it.
  useEffect(() => heading.current?.focus(), [])
  const { address, lines, total } = order

  return (
    <Card tag="section" className="order-done">
      <CircleCheck size={32} strokeWidth={1.25} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title', { name: address.name })}
      </h2>
      <p>{t('done.text', { total: dollars.format(total), street: address.street, city: address.city })}</p>
      <ul>
        {lines.map(({ id, name, qty }) => (
          <li key={id}>
            {format.count(qty)} × {name}
          </li>
        ))}
      </ul>
      <Button to={shopPaths.shop}>{t('toShop')}</Button>
    </Card>
  )
}
