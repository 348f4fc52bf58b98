import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import type { Photo } from './profile'

interface PhotoDialogProps {
  photos: readonly Photo[]
  /** Which of them; null, none. */
  opened: number | null
  onOpen: (index: number | null) => void
}

/** One photograph at a time, large; the arrow keys go on to the next, and from the last to the first. */
export function PhotoDialog({ photos, opened, onOpen }: PhotoDialogProps) {
  const { t } = useTranslation('samplesProfile')
  // What is shown stays while the dialog fades out.
  const [last, setLast] = useState(0)
  if (opened !== null && opened !== last) setLast(opened)
  const photo = photos[last]
  const count = photos.length

  useEffect(() => {
    if (opened === null) return undefined
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onOpen((opened + 1) % count)
      if (key === 'ArrowLeft') onOpen((opened - 1 + count) % count)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [opened, count, onOpen])

  if (!photo) return null
  return (
    <Dialog
      isOpen={opened !== null}
      title={photo.title}
      size="lg"
      onClose={() => onOpen(null)}
      footer={
        <div className="photo-steps">
          <Button onClick={() => onOpen((last - 1 + count) % count)}>
            <ChevronLeft size={16} aria-hidden />
            {t('photos.previous')}
          </Button>
          <output className="muted tabular">{t('photos.place', { place: last + 1, count })}</output>
          <Button onClick={() => onOpen((last + 1) % count)}>
            {t('photos.next')}
            <ChevronRight size={16} aria-hidden />
          </Button>
        </div>
      }
    >
      <img className="photo-large" src={photo.img} alt={photo.title} width={600} height={400} />
    </Dialog>
  )
}
