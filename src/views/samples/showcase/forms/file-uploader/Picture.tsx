import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { sizeText } from './sizeText'
import { texts } from './texts'
import { UploadField } from './UploadField'

const types = ['image/png', 'image/jpeg', 'image/webp']
const SIZE_MAX = 2_000_000

/** As a data URL: the picture stays in the visit, and the page's policy lets it in. */
function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.readAsDataURL(file)
  })
}

export function Picture() {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const [picture, setPicture] = useState<{ name: string; url: string }>()
  const [error, setError] = useState<string>()
  const limit = sizeText(SIZE_MAX, i18n.language)

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return
    const { name, size, type } = file
    if (!types.includes(type)) return setError(words.badPicture.replace('{{name}}', name))
    if (size > SIZE_MAX) {
      const shown = sizeText(size, i18n.language)
      return setError(words.tooBig.replace('{{name}}', name).replace('{{size}}', shown).replace('{{limit}}', limit))
    }
    try {
      setPicture({ name, url: await readPicture(file) })
      setError(undefined)
    } catch {
      setError(words.unread.replace('{{name}}', name))
    }
  }

  return (
    <>
      {error !== undefined && <FormAlert>{error}</FormAlert>}
      {picture && (
        <div className="file-uploader-picture">
          <img src={picture.url} alt={words.preview.replace('{{name}}', picture.name)} />
          <Button color="ghost" size="sm" onClick={() => setPicture(undefined)}>
            <Trash2 size={15} aria-hidden />
            {words.remove.replace('{{name}}', picture.name)}
          </Button>
        </div>
      )}
      <UploadField
        label={words.pictureChoose}
        dropText={words.drop}
        hint={words.pictureRules.replace('{{size}}', limit)}
        accept={types.join(',')}
        onFiles={(files) => void choose(files)}
      />
    </>
  )
}
