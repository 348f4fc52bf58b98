import { ImageUp, Undo2 } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { useFormat } from '@/shared/dates/useFormat'

const types = ['image/png', 'image/jpeg', 'image/webp']
const MAX_KB = 1000
const BYTES = 1000

/** As a data URL: the picture stays in the visit, and the page's policy lets it in. */
function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.readAsDataURL(file)
  })
}

interface PictureFieldProps {
  /** Empty where there is none. */
  value: string
  /** The picture before the form was opened. */
  start: string
  onChange: (picture: string) => void
}

export function PictureField({ value, start, onChange }: PictureFieldProps) {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  const id = useId()
  const [error, setError] = useState<string | undefined>()
  const hint = t('edit.pictureHint', { kilobytes: format.count(MAX_KB) })

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file) return
    // The same file can be chosen once more.
    target.value = ''
    if (!types.includes(file.type)) return setError(t('edit.notPicture', { name: file.name }))
    if (file.size > MAX_KB * BYTES) return setError(t('edit.bigPicture', { kilobytes: format.count(MAX_KB) }))
    try {
      onChange(await readPicture(file))
      setError(undefined)
    } catch {
      setError(t('edit.unreadPicture', { name: file.name }))
    }
  }

  return (
    <div className="field picture-field">
      <span className="form-label">{t('edit.fields.picture')}</span>
      {value === '' ? (
        <div className="picture-none">{t('edit.noPicture')}</div>
      ) : (
        <img className="post-picture" src={value} alt={t('edit.pictureAlt')} width={640} height={320} />
      )}
      <div className="cluster">
        <label className="btn btn-secondary picture-button" htmlFor={id}>
          <ImageUp size={16} strokeWidth={1.75} aria-hidden />
          {t('edit.choosePicture')}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept={types.join(',')}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={noteIds(id, { hint, error })}
            onChange={(event) => void choose(event)}
          />
        </label>
        {value !== start && (
          <Button color="ghost" onClick={() => onChange(start)}>
            <Undo2 size={16} strokeWidth={1.75} aria-hidden />
            {t('edit.resetPicture')}
          </Button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
