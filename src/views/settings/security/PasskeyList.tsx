import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '@contract/secondFactors'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'

interface PasskeyListProps {
  passkeys: Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('security')
  const format = useFormat()

  function historyOf({ createdAt, lastUsedAt, host }: Passkey): string {
    const used = lastUsedAt ? t('passkeys.used', { day: format.day(lastUsedAt) }) : t('passkeys.neverUsed')
    const made = t('passkeys.madeOn', { day: format.day(createdAt) })
    const where = host === window.location.hostname ? [] : [t('passkeys.elsewhere', { host })]
    return [made, used, ...where].join(' · ')
  }

  return (
    <ul className="passkey-list">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <span className="passkey-name">{passkey.name}</span>
            <span className="muted">{historyOf(passkey)}</span>
          </div>
          <IconButton
            icon={Pencil}
            label={t('passkeys.renameOf', { name: passkey.name })}
            size="sm"
            onClick={() => onRename(passkey)}
          />
          <IconButton
            icon={Trash2}
            label={t('passkeys.removeOf', { name: passkey.name })}
            size="sm"
            onClick={() => onRemove(passkey)}
          />
        </li>
      ))}
    </ul>
  )
}
