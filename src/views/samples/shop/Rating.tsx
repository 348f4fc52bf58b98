import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const stars = [1, 2, 3, 4, 5]

export function Rating({ value }: { value: number }) {
  const { t } = useTranslation('samplesShop')
  return (
    <span className="rating">
      <span className="visually-hidden">{t('rating', { value })}</span>
      {stars.map((star) => (
        <Star key={star} className={star <= value ? 'is-full' : undefined} size={14} strokeWidth={1.75} aria-hidden />
      ))}
    </span>
  )
}
