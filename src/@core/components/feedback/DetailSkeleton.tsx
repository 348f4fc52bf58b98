import { useTranslation } from 'react-i18next'

const lines = ['wide', 'narrow', 'wide', 'middle', 'narrow', 'middle'] as const

/** Stands in for a detail page or a form before its record is there. */
export function DetailSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <output className="detail-skeleton">
      <span className="visually-hidden">{t('loading')}</span>
      {lines.map((width, index) => (
        // The lines never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`skeleton is-${width}`} aria-hidden />
      ))}
    </output>
  )
}
