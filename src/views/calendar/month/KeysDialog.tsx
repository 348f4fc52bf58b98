import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'

const keys = [
  ['T', 'today'],
  ['M', 'month'],
  ['W', 'week'],
  ['L', 'list'],
  ['N', 'add'],
  ['arrows', 'step'],
  ['?', 'help'],
] as const

interface KeysDialogProps {
  canChange: boolean
  onClose: () => void
}

/** All keys of the calendar (useCalendarKeys, useEventShortcuts). */
export function KeysDialog({ canChange, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['calendar', 'shell'])
  return (
    <Dialog
      isOpen
      title={t('keys.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shell:close')}</Button>}
    >
      <dl className="calendar-keys">
        {keys
          .filter(([, name]) => canChange || name !== 'add')
          .map(([key, name]) => (
            <div key={name}>
              <dt>
                {key === 'arrows' ? (
                  <>
                    <kbd>
                      <ArrowLeft size={14} aria-label={t('keys.left')} />
                    </kbd>
                    <kbd>
                      <ArrowRight size={14} aria-label={t('keys.right')} />
                    </kbd>
                  </>
                ) : (
                  <kbd>{key}</kbd>
                )}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
      </dl>
      {canChange && (
        <>
          <h3 className="calendar-keys-title">{t('keys.onEvent')}</h3>
          <p className="muted">{t('grid.keys')}</p>
        </>
      )}
    </Dialog>
  )
}
