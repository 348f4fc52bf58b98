import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import type { ToastAction } from './showToast'
import '@/@core/styles/footNote.scss'

export interface FootNoteText {
  text: string
  isFailure?: boolean
  actions?: ToastAction[]
}

/**
 * What the last press did, in one line of the bar at the foot: for lists that are worked through by the thumb, which a toast
 * would cover. It stays until the next press, or until it is closed.
 */
export function FootNote({ note, onClose }: { note: FootNoteText | null; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <output className={note?.isFailure ? 'foot-note is-failure' : 'foot-note'}>
      {note !== null && (
        <>
          <span className="foot-note-text">{note.text}</span>
          {note.actions?.map(({ label, onPress }) => (
            <Button key={label} color="ghost" size="sm" onClick={onPress}>
              {label}
            </Button>
          ))}
          <IconButton icon={X} label={t('close')} size="sm" tooltipSide="above" onClick={onClose} />
        </>
      )}
    </output>
  )
}
