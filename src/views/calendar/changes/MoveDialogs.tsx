import { type ReactNode } from 'react'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'
import { useAppSelector } from '@/redux/hooks'
import { selectNotifications } from '@/redux/calendar/notifications'
import type { EventMoveState } from './useEventMove'

const MoveDialog = lazyPart(
  loader(() => import('./MoveDialog')),
  (file) => file.MoveDialog,
)
const ScopeDialog = lazyPart(
  loader(() => import('./ScopeDialog')),
  (file) => file.ScopeDialog,
)
const RedMoveDialog = lazyPart(
  loader(() => import('./RedMoveDialog')),
  (file) => file.RedMoveDialog,
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
          answers={pending.answers}
          onChoose={moving.choose}
          onClose={() => moving.choose(null)}
        />
      )}
      {pending?.preview && <RedMoveDialog pending={pending} onChoose={moving.choose} />}
      {isNotifying && <ChangeMessageDialog />}
      {children}
    </>
  )
}
