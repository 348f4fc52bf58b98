import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const views = ['front', 'near', 'pair'] as const

/** One picture large, the others to choose from. */
export function ProductGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation('samplesShop')
  const [shown, setShown] = useState(0)
  const labelOf = (index: number) => t(`product.pictures.${views[index] ?? 'front'}`)
  return (
    <section className="product-gallery" aria-label={t('product.gallery', { name })}>
      <img
        className="product-picture"
        src={pictures[shown]}
        alt={`${name}: ${labelOf(shown)}`}
        width={400}
        height={400}
      />
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              aria-pressed={index === shown}
              aria-label={labelOf(index)}
              onClick={() => setShown(index)}
            >
              <img src={picture} alt="" width={400} height={400} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
