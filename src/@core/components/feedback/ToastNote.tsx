import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'

const icons: Partial<Record<Toast['type'], LucideIcon>> = { success: CircleCheck, error: CircleAlert }

interface ToastNoteProps {
  toast: Toast
  /** Its action was pressed. The action decides where the focus goes then. */
  onAct: (id: string) => void
  onDismiss: (id: string) => void
}

export function ToastNote({ toast, onAct, onDismiss }: ToastNoteProps) {
  const { t } = useTranslation('layout')
  const Icon = icons[toast.type] ?? Info
  const dismiss = () => onDismiss(toast.id)

  function dismissOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') dismiss()
  }

  return (
    // Focusable only by script (F8 goes to the newest toast); Escape also works while one of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`toast-note is-${toast.type}${toast.visible ? '' : ' is-leaving'}`}
      tabIndex={-1}
      onKeyDown={dismissOnEscape}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className="toast-message">{resolveValue(toast.message, toast)}</span>
      {/* Pressing the action also closes the toast. */}
      {toast.icon && (
        <span className="toast-action" onClickCapture={() => onAct(toast.id)}>
          {toast.icon}
        </span>
      )}
      <IconButton icon={X} label={t('dismiss')} size="sm" onClick={dismiss} />
    </li>
  )
}
