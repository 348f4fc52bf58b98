import { Heart, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Badge } from '@/@core/components/page/Badge'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { useDollars } from '@/views/samples/kit/useDollars'
import type { Product } from './product'
import { Rating } from './Rating'
import { shopPaths } from './shopPaths'
import type { Basket } from './useBasket'

interface ProductCardProps {
  product: Product
  isWished: boolean
  isInCart: boolean
  basket: Basket
  /** In place of the button that puts it into the cart. */
  action?: ReactNode
}

export function ProductCard({ product, isWished, isInCart, basket, action }: ProductCardProps) {
  const { t } = useTranslation('samplesShop')
  const dollars = useDollars()
  const { name, brand, price, image, description, hasFreeShipping, rating } = product
  return (
    <li className="product-card">
      <img className="product-picture" src={image} alt="" width={400} height={400} loading="lazy" />
      <div className="product-text">
        <div className="product-line">
          <Rating value={rating} />
          <strong className="tabular">{dollars.format(price)}</strong>
        </div>
        <h2>
          <Link to={shopPaths.product(product)}>{name}</Link>
        </h2>
        <div className="product-line muted">
          <span>{brand}</span>
          {hasFreeShipping && <Badge tone="positive">{t('freeShipping')}</Badge>}
        </div>
        {/* Shown where there is room for it: in a list. */}
        <p className="product-about">{description}</p>
      </div>
      <div className="product-buttons">
        {action ?? <CartButton product={product} isInCart={isInCart} basket={basket} />}
        <span className="tooltip-edge-end">
          <IconButton
            icon={Heart}
            className={isWished ? 'is-wished' : ''}
            label={isWished ? t('unwish', { name }) : t('wish', { name })}
            onClick={() => void basket.wish(product, !isWished)}
          />
        </span>
      </div>
    </li>
  )
}

interface CartButtonProps {
  product: Product
  isInCart: boolean
  basket: Basket
  isPrimary?: boolean
  isSoldOut?: boolean
}

/** Puts it into the cart; once it is there, leads to it. */
export function CartButton({ product, isInCart, basket, isPrimary = false, isSoldOut = false }: CartButtonProps) {
  const { t } = useTranslation('samplesShop')
  const { name } = product
  if (isInCart) {
    return (
      <Button to={shopPaths.checkout} label={t('viewCartWith', { name })}>
        {t('viewCart')}
      </Button>
    )
  }
  return (
    <Button
      color={isPrimary ? 'primary' : 'secondary'}
      label={t('addToCartNamed', { name })}
      disabled={isSoldOut}
      onClick={() => void basket.addToCart(product)}
    >
      <ShoppingCart size={16} strokeWidth={1.75} aria-hidden />
      {t('addToCart')}
    </Button>
  )
}
