import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { PhotoDialog } from './PhotoDialog'
import type { Photo } from './profile'

interface PhotosCardProps {
  photos: readonly Photo[]
  /** On a tab of its own, with their titles. */
  isLarge?: boolean
}

export function PhotosCard({ photos, isLarge = false }: PhotosCardProps) {
  const { t } = useTranslation('samplesProfile')
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Card tag="section" className={`profile-card photos${isLarge ? ' is-large' : ''}`}>
      <h2>
        {t('photos.title')}
        {!isLarge && <Link to="?tab=photos">{t('photos.all')}</Link>}
      </h2>
      <ul>
        {photos.map(({ img, title }, index) => (
          <li key={title}>
            <button type="button" onClick={() => setOpened(index)}>
              <img src={img} alt={isLarge ? '' : title} width={600} height={400} loading="lazy" />
              {isLarge && <span>{title}</span>}
            </button>
          </li>
        ))}
      </ul>
      <PhotoDialog photos={photos} opened={opened} onOpen={setOpened} />
    </Card>
  )
}
