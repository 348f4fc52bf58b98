import { LayoutGrid, List } from 'lucide-react'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import '@/@core/styles/_pagination.scss'
import { Pagination } from '@/@core/components/table/Pagination'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { readPage, useSearchState } from '@/views/samples/kit/useSearchState'
import { fetchProducts, SHOP_PER_PAGE, shopSorts, type Products } from './product'
import { ProductCard } from './ProductCard'
import { ShopFilters } from './ShopFilters'
import { isNarrowed, narrowingParams, readNarrowing } from './shopNarrowing'
import { shopPaths } from './shopPaths'
import { useBasket, type Basket } from './useBasket'
import './shop.scss'

export function ShopPage() {
  const { t } = useTranslation('samplesShop')
  const format = useFormat()
  const { search, choose, adjust } = useSearchState()
  const page = readPage(search)
  const q = search.get('q') ?? ''
  const sortBy = shopSorts.find((known) => known === search.get('sortBy')) ?? ''
  const isList = search.get('view') === 'list'
  const narrowing = useMemo(() => readNarrowing(search), [search])
  const query = useMemo(
    () =>
      new URLSearchParams({
        q,
        sortBy: sortBy || 'featured',
        page: String(page),
        ...narrowingParams(narrowing),
      }).toString(),
    [q, sortBy, page, narrowing],
  )
  const { answer, failure, isLoading, reload } = useQuery(fetchProducts, query)
  const basket = useBasket(reload)
  const lastPage = Math.max(1, Math.ceil((answer?.total ?? 0) / SHOP_PER_PAGE))
  const isPastEnd = answer !== null && !isLoading && page > lastPage
  const isFiltered = q !== '' || isNarrowed(narrowing)
  const clear = () => choose({ q: '', price: '', category: '', brand: '', rating: '' })
  const find = useCallback((text: string) => adjust({ q: text }), [adjust])

  // An old link speaks of pages that are no more.
  useEffect(() => {
    if (isPastEnd) adjust({ page: lastPage === 1 ? '' : String(lastPage) })
  }, [isPastEnd, lastPage, adjust])

  return (
    <>
      <PageHeader
        title={t('shop.title')}
        count={answer && !failure ? format.count(answer.total) : undefined}
        actions={
          <>
            <Button to={shopPaths.wishlist}>{t('wishlist.link', { count: answer?.userWishlist.length ?? 0 })}</Button>
            <Button color="primary" to={shopPaths.checkout}>
              {t('cart.link', { count: answer?.userCart.length ?? 0 })}
            </Button>
          </>
        }
      />
      <div className="shop-columns">
        <ShopFilters narrowing={narrowing} onChoose={choose} />
        <div>
          <div className="shop-tools">
            <FilterBar isFiltered={isFiltered} onClear={clear}>
              <SearchField value={q} onSearch={find} label={t('shop.search')} />
              <FilterSelect
                label={t('sorts.label')}
                anyLabel={t('sorts.featured')}
                value={sortBy}
                options={shopSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
                onChange={(value) => choose({ sortBy: value })}
              />
            </FilterBar>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <div className="shop-view tooltip-edge-end" role="group" aria-label={t('views.label')}>
              <IconButton
                icon={LayoutGrid}
                label={t('views.grid')}
                isPressed={!isList}
                onClick={() => choose({ view: '' })}
              />
              <IconButton
                icon={List}
                label={t('views.list')}
                isPressed={isList}
                onClick={() => choose({ view: 'list' })}
              />
            </div>
          </div>
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !answer && <TableSkeleton />}
          {!failure && answer && <ProductGrid answer={answer} isList={isList} isLoading={isLoading} basket={basket} />}
          {!failure && answer && answer.total === 0 && <NoMatch title={t('shop.noMatch')} onClear={clear} />}
          {!failure && answer && answer.total > 0 && (
            <Pagination
              page={page}
              perPage={SHOP_PER_PAGE}
              total={answer.total}
              onPage={(next) => choose({ page: next === 1 ? '' : String(next) })}
            />
          )}
        </div>
      </div>
    </>
  )
}

interface ProductGridProps {
  answer: Products
  isList: boolean
  isLoading: boolean
  basket: Basket
}

function ProductGrid({ answer, isList, isLoading, basket }: ProductGridProps) {
  const { products, userWishlist, userCart } = answer
  return (
    <ul className={`product-grid${isList ? ' is-list' : ''}`} aria-busy={isLoading}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          isWished={userWishlist.some(({ productId }) => productId === product.id)}
          isInCart={userCart.some(({ productId }) => productId === product.id)}
          basket={basket}
        />
      ))}
    </ul>
  )
}
