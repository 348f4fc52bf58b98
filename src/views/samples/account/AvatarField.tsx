import { ImageUp, RotateCcw } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FieldNotes } from '@/@core/components/fields/Field'
import { Avatar } from '@/@core/components/page/Avatar'
import { AVATAR_MAX_MB, AVATAR_TYPES, readAvatar, type AvatarRefusal } from './avatarImage'

interface AvatarFieldProps {
  name: string
  /** A data URL; empty, the initials stand for it. */
  picture: string
  onChange: (picture: string) => void
}

export function AvatarField({ name, picture, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('samplesAccount')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<AvatarRefusal | null>(null)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const read = await readAvatar(file)
    setRefusal('refusal' in read ? read.refusal : null)
    if ('picture' in read) onChange(read.picture)
  }

  function reset(): void {
    setRefusal(null)
    onChange('')
  }

  return (
    <div className="avatar-field">
      {picture === '' ? (
        <Avatar name={name} isLarge />
      ) : (
        <img className="avatar is-large" src={picture} alt={t('avatar.alt', { name })} width={80} height={80} />
      )}
      <div>
        <div className="cluster" data-focus-group>
          <Button onClick={() => input.current?.click()} describedBy={`${id}-${refusal ? 'error' : 'hint'}`}>
            <ImageUp size={16} aria-hidden />
            {t('avatar.choose')}
          </Button>
          {picture !== '' && (
            <Button color="ghost" onClick={reset}>
              <RotateCcw size={16} aria-hidden />
              {t('avatar.reset')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={AVATAR_TYPES}
          aria-label={t('avatar.choose')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Without this, choosing the same file once more would fire no change event.
            target.value = ''
            void take(file)
          }}
        />
        <FieldNotes
          id={id}
          hint={t('avatar.hint', { max: AVATAR_MAX_MB })}
          error={refusal ? t(`avatar.${refusal}`, { max: AVATAR_MAX_MB }) : undefined}
        />
      </div>
    </div>
  )
}
