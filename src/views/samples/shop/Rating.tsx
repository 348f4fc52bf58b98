import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const stars = [1, 2, 3, 4, 5]

/** As decoration, where words beside it tell how many stars there are. */
export function Rating({ value, isDecoration = false }: { value: number; isDecoration?: boolean }) {
  const { t } = useTranslation('samplesShop')
  return (
    <span className="rating">
      {!isDecoration && <span className="visually-hidden">{t('rating', { value })}</span>}
      {stars.map((star) => (
        <Star key={star} className={star <= value ? 'is-full' : undefined} size={14} strokeWidth={1.75} aria-hidden />
      ))}
    </span>
  )
}
