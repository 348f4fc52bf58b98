import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { withTexts } from '@/i18n/i18n'
import { useAppSelector } from '@/redux/hooks'
import { selectNotifications } from '@/redux/calendar/notifications'
import { usePreviewText } from '@/views/calendar/preview/usePreviewText'
import type { EventMoveState, PendingMove } from './useEventMove'

const MoveDialog = lazyPart(
  loader(() => import('./MoveDialog')),
  (file) => file.MoveDialog,
)
const ScopeDialog = lazyPart(
  loader(() => import('./ScopeDialog')),
  (file) => file.ScopeDialog,
)
const ChangeMessageDialog = lazyPart(
  loader(() => withTexts(['messages'], import('./ChangeMessageDialog'))),
  (file) => file.ChangeMessageDialog,
)

interface MoveDialogsProps {
  moving: EventMoveState
  /** Other dialogs of the screen, which are loaded together with these. */
  children?: ReactNode
}

/** The dialogs of moving an event: scope, date, few players, and the message about it. */
export function MoveDialogs({ moving, children }: MoveDialogsProps) {
  const isNotifying = useAppSelector(selectNotifications).told !== null
  const { dialogEvent, pending } = moving
  return (
    <>
      {dialogEvent && <MoveDialog event={dialogEvent} onMove={moving.confirmDialog} onClose={moving.closeDialog} />}
      {pending && !pending.preview && (
        <ScopeDialog
          kind="move"
          event={pending.event}
          change={{ ...pending.event, ...pending.times }}
          onChoose={moving.choose}
          onClose={() => moving.choose(null)}
        />
      )}
      {pending?.preview && <RedMove pending={pending} onChoose={moving.choose} />}
      {isNotifying && <ChangeMessageDialog />}
      {children}
    </>
  )
}

/** Confirms a move after which the event has too few players. */
function RedMove({ pending, onChoose }: { pending: PendingMove; onChoose: EventMoveState['choose'] }) {
  const { t } = useTranslation(['invitees', 'calendar'])
  const text = usePreviewText()
  const { event, preview } = pending
  return (
    <ConfirmDialog
      isOpen
      title={t('preview.moveTitle', { title: event.title })}
      confirmLabel={t('calendar:move.save')}
      cancelLabel={t('preview.keep')}
      onConfirm={() => onChoose('this')}
      onCancel={() => onChoose(null)}
    >
      <p>{preview && text.before(preview)}</p>
    </ConfirmDialog>
  )
}
