import { BadgeCheck, Heart, PackageX, ShieldCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Badge } from '@/@core/components/page/Badge'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useDollars } from '@/views/samples/kit/useDollars'
import { fetchProduct, type ProductColor, type ProductDetail } from './product'
import { CartButton } from './ProductCard'
import { ProductGallery } from './ProductGallery'
import { Rating } from './Rating'
import { shopPaths } from './shopPaths'
import { useBasket } from './useBasket'
import './shop.scss'

export function ProductPage() {
  const { t } = useTranslation('samplesShop')
  const [search] = useSearchParams()
  const { answer, failure, isLoading, reload } = useQuery(fetchProduct, search.get('product'))
  const back = <BackLink to={shopPaths.shop} label={t('backToShop')} />

  if (failure?.status === 404) {
    return (
      <>
        <PageHeader title={t('gone.title')} back={back} />
        <EmptyState
          icon={PackageX}
          title={t('gone.hint')}
          action={<Button to={shopPaths.shop}>{t('toShop')}</Button>}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={answer?.name ?? t('product.title')} back={back} />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && <ProductSheet key={answer.id} product={answer} reload={reload} />}
    </>
  )
}

const LOW_STOCK = 5

function ProductSheet({ product, reload }: { product: ProductDetail; reload: () => void }) {
  const { t } = useTranslation('samplesShop')
  const dollars = useDollars()
  const basket = useBasket(reload)
  const [color, setColor] = useState(product.color)
  const { name, price, rating, reviews, description, brand, hasFreeShipping, category, stock, isInCart } = product
  const isSoldOut = stock === 0
  return (
    <>
      <Card className="product-page">
        <ProductGallery name={name} pictures={product.pictures[color]} />
        <div>
          <div className="product-price tabular">{dollars.format(price)}</div>
          <div className="product-facts">
            <Rating value={rating} />
            <span className="muted">{t('product.reviews', { count: reviews })}</span>
            {isSoldOut && <Badge tone="danger">{t('product.soldOut')}</Badge>}
            {!isSoldOut && stock <= LOW_STOCK && (
              <Badge tone="caution">{t('product.lowStock', { count: stock })}</Badge>
            )}
            {stock > LOW_STOCK && <Badge tone="positive">{t('product.inStock')}</Badge>}
          </div>
          <p>{description}</p>
          <DefinitionList
            items={[
              { term: t('product.brand'), value: brand },
              { term: t('product.category'), value: t(`categories.${category}`) },
              { term: t('product.shipping'), value: hasFreeShipping ? t('freeShipping') : t('product.byWeight') },
            ]}
          />
          <ColorChoice options={product.colorOptions} chosen={color} onChoose={setColor} />
          <div className="cluster product-actions" data-focus-group>
            <CartButton product={product} isInCart={isInCart} basket={basket} isPrimary isSoldOut={isSoldOut} />
            <Button
              className={product.isInWishlist ? 'is-wished' : ''}
              onClick={() => void basket.wish(product, !product.isInWishlist)}
            >
              <Heart size={16} strokeWidth={1.75} aria-hidden />
              {product.isInWishlist ? t('takeOffWishlist') : t('addToWishlist')}
            </Button>
          </div>
        </div>
        <ul className="product-promises" aria-label={t('product.promises')}>
          {promises.map(([promise, Icon]) => (
            <li key={promise}>
              <Icon size={28} strokeWidth={1.5} aria-hidden />
              <strong>{t(`product.promise.${promise}.title`)}</strong>
              <span className="muted">{t(`product.promise.${promise}.text`)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <section className="related-products" aria-labelledby="related-products-title">
        <h2 id="related-products-title">{t('product.related')}</h2>
        <ul>
          {product.related.map((other) => (
            <li key={other.id} className="card">
              <img className="product-picture" src={other.image} alt="" width={400} height={400} loading="lazy" />
              <h3>
                <Link to={shopPaths.product(other)}>{other.name}</Link>
              </h3>
              <span className="product-line">
                <Rating value={other.rating} />
                <strong className="tabular">{dollars.format(other.price)}</strong>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const promises = [
  ['original', BadgeCheck],
  ['days', Undo2],
  ['years', ShieldCheck],
] as const

interface ColorChoiceProps {
  options: readonly ProductColor[]
  chosen: ProductColor
  onChoose: (color: ProductColor) => void
}

/** The pictures follow it. */
function ColorChoice({ options, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('samplesShop')
  return (
    <fieldset className="color-choice">
      <legend>
        {t('product.colors')}: <span className="muted">{t(`colors.${chosen}`)}</span>
      </legend>
      {options.map((color) => (
        <label key={color} className={`color-dot is-${color}`} title={t(`colors.${color}`)}>
          <input
            type="radio"
            name="product-color"
            aria-label={t(`colors.${color}`)}
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
        </label>
      ))}
    </fieldset>
  )
}
