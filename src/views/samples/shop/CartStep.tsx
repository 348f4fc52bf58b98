import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { CartProduct } from './product'
import { shopPaths } from './shopPaths'
import { QTY_MAX, type useCart } from './useCart'

const quantities = Array.from({ length: QTY_MAX }, (_, index) => index + 1)

interface CartStepProps {
  lines: readonly CartProduct[]
  cart: Pick<ReturnType<typeof useCart>, 'setQty' | 'remove'>
}

export function CartStep({ lines, cart }: CartStepProps) {
  const { t } = useTranslation('samplesShop')
  const format = useFormat()
  const dollars = useDollars()
  return (
    <ul className="cart-list">
      {lines.map((line) => {
        const { id, name, image, price, qty, shippingDate, discountPercentage, offers } = line
        return (
          <li key={id} className="cart-line">
            <img className="product-picture" src={image} alt="" width={320} height={160} />
            <div className="cart-text">
              <Link to={shopPaths.product(line)}>{name}</Link>
              <div className="muted">{t('cart.shipped', { date: format.date(shippingDate) })}</div>
              <div className="muted">
                {t('cart.discount', { percent: discountPercentage })} · {t('cart.offers', { count: offers })}
              </div>
            </div>
            <select
              className="form-select cart-qty"
              aria-label={t('cart.qtyOf', { name })}
              value={qty}
              onChange={(event) => cart.setQty(line, Number(event.target.value))}
            >
              {quantities.map((choice) => (
                <option key={choice} value={choice}>
                  {format.count(choice)}
                </option>
              ))}
            </select>
            <strong className="cart-price tabular">{dollars.format(price * qty)}</strong>
            <span className="tooltip-edge-end">
              <IconButton
                icon={Trash2}
                label={t('cart.remove', { name })}
                size="sm"
                onClick={() => void cart.remove(line)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
