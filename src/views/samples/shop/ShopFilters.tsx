import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { useDollars } from '@/views/samples/kit/useDollars'
import { leastRatings, priceRanges, shopBrands, shopCategories } from './product'
import { Rating } from './Rating'
import type { ShopNarrowing } from './shopNarrowing'
import './shopFilters.scss'

interface ShopFiltersProps {
  narrowing: ShopNarrowing
  onChoose: (changes: Record<string, string>) => void
}

/** Beside what is found; on a narrow screen above it, behind a button. */
export function ShopFilters({ narrowing, onChoose }: ShopFiltersProps) {
  const { t } = useTranslation('samplesShop')
  const dollars = useDollars()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  function priceLabel(range: string): string {
    const [from = '', to = ''] = range.split('-')
    if (from === '0') return t('filters.under', { to: dollars.short(Number(to)) })
    if (to === '') return t('filters.over', { from: dollars.short(Number(from)) })
    return t('filters.between', { from: dollars.short(Number(from)), to: dollars.short(Number(to)) })
  }

  function toggleBrand(brand: string): void {
    const brands = narrowing.brands.includes(brand)
      ? narrowing.brands.filter((known) => known !== brand)
      : [...narrowing.brands, brand]
    onChoose({ brand: brands.join(',') })
  }

  return (
    <section className="shop-filters" aria-label={t('filters.title')}>
      <Button
        className="shop-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {t('filters.title')}
      </Button>
      <div id={id} className={`card shop-filters-body${isOpen ? ' is-open' : ''}`}>
        <OneOf
          title={t('filters.price')}
          name="price"
          options={priceRanges.map((value) => [value, priceLabel(value)])}
          value={narrowing.price}
          onChoose={onChoose}
        />
        <OneOf
          title={t('filters.category')}
          name="category"
          options={shopCategories.map((value) => [value, t(`categories.${value}`)])}
          value={narrowing.category}
          onChoose={onChoose}
        />
        <fieldset>
          <legend>{t('filters.brand')}</legend>
          {shopBrands.map((brand) => (
            <label key={brand}>
              <Input type="checkbox" checked={narrowing.brands.includes(brand)} onChange={() => toggleBrand(brand)} />
              {brand}
            </label>
          ))}
        </fieldset>
        <OneOf
          title={t('filters.rating')}
          name="rating"
          options={leastRatings.map((value) => [
            value,
            <span key={value} className="least-rating">
              <Rating value={Number(value)} isDecoration />
              <span className="visually-hidden">{t('filters.least', { value })}</span>
              <span aria-hidden>+</span>
            </span>,
          ])}
          value={narrowing.rating}
          onChoose={onChoose}
        />
      </div>
    </section>
  )
}

interface OneOfProps {
  title: string
  /** In the address, too. */
  name: string
  options: (readonly [value: string, label: ReactNode])[]
  /** Empty: all of them. */
  value: string
  onChoose: (changes: Record<string, string>) => void
}

function OneOf({ title, name, options, value, onChoose }: OneOfProps) {
  const { t } = useTranslation('samplesShop')
  const group = useId()
  return (
    <fieldset>
      <legend>{title}</legend>
      {[['', t('filters.any')] as const, ...options].map(([option, label]) => (
        <label key={option}>
          <Input type="radio" name={group} checked={option === value} onChange={() => onChoose({ [name]: option })} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
