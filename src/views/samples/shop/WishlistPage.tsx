import { Heart, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { fetchWishlist, type Product } from './product'
import { ProductCard } from './ProductCard'
import { shopPaths } from './shopPaths'
import { useBasket } from './useBasket'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import './shop.scss'

export function WishlistPage() {
  const { t } = useTranslation('samplesShop')
  const format = useFormat()
  const { answer, failure, isLoading, reload } = useQuery(fetchWishlist, undefined)
  const basket = useBasket(reload)
  const write = useSampleWrite(reload)

  async function moveToCart(product: Product): Promise<void> {
    if (await basket.addToCart(product))
      await write({ method: 'DELETE', url: `/apps/ecommerce/wishlist/${product.id}` })
  }

  return (
    <>
      <PageHeader
        title={t('wishlist.title')}
        count={answer && !failure ? format.count(answer.length) : undefined}
        back={<BackLink to={shopPaths.shop} label={t('backToShop')} />}
      />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <TableSkeleton />}
      {!failure && answer?.length === 0 && (
        <EmptyState
          icon={Heart}
          title={t('wishlist.empty')}
          hint={t('wishlist.emptyHint')}
          action={<Button to={shopPaths.shop}>{t('toShop')}</Button>}
        />
      )}
      {!failure && answer && answer.length > 0 && (
        <ul className="product-grid" aria-busy={isLoading}>
          {answer.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              isWished
              isInCart={false}
              basket={basket}
              action={
                <Button label={t('moveToCartNamed', { name: product.name })} onClick={() => void moveToCart(product)}>
                  <ShoppingCart size={16} strokeWidth={1.75} aria-hidden />
                  {t('moveToCart')}
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}
