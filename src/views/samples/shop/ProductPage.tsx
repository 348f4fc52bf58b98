import { Heart, PackageX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useDollars } from '@/views/samples/kit/useDollars'
import { fetchProduct, type ProductDetail } from './product'
import { CartButton } from './ProductCard'
import { Rating } from './Rating'
import { shopPaths } from './shopPaths'
import { useBasket } from './useBasket'
import './shop.scss'

/** The menu's link names no product. */
const FIRST = '1'

export function ProductPage() {
  const { t } = useTranslation('samplesShop')
  const [search] = useSearchParams()
  const { answer, failure, isLoading, reload } = useQuery(fetchProduct, search.get('product') ?? FIRST)
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
      {!failure && answer && <ProductSheet product={answer} reload={reload} />}
    </>
  )
}

function ProductSheet({ product, reload }: { product: ProductDetail; reload: () => void }) {
  const { t } = useTranslation('samplesShop')
  const dollars = useDollars()
  const basket = useBasket(reload)
  const { image, price, rating, description, brand, hasFreeShipping, colorOptions, isInCart, isInWishlist } = product
  return (
    <Card className="product-page">
      <img className="product-picture" src={image} alt="" width={320} height={160} />
      <div>
        <div className="product-price tabular">{dollars.format(price)}</div>
        <Rating value={rating} />
        <p>{description}</p>
        <DefinitionList
          items={[
            { term: t('product.brand'), value: brand },
            { term: t('product.shipping'), value: hasFreeShipping ? t('freeShipping') : t('product.byWeight') },
            {
              term: t('product.colors'),
              value: (
                <span className="color-list">
                  {colorOptions.map((color) => (
                    <span key={color}>
                      <span className={`color-dot is-${color}`} aria-hidden />
                      {t(`colors.${color}`)}
                    </span>
                  ))}
                </span>
              ),
            },
          ]}
        />
        <div className="cluster product-actions" data-focus-group>
          <CartButton product={product} isInCart={isInCart} basket={basket} isPrimary />
          <Button className={isInWishlist ? 'is-wished' : ''} onClick={() => void basket.wish(product, !isInWishlist)}>
            <Heart size={16} strokeWidth={1.75} aria-hidden />
            {isInWishlist ? t('takeOffWishlist') : t('addToWishlist')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
