import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { selectNotifications, notificationEnded } from '@/redux/calendar/notifications'
import { MessageDialog } from '@/views/calendar/messages/MessageDialog'
import '@/shared/messages/messages.scss'

/** The message about a change, after the person chose to notify people. */
export function ChangeMessageDialog() {
  const dispatch = useAppDispatch()
  const { told } = useAppSelector(selectNotifications)
  if (!told) return null
  const change = { ...told, kind: 'changed' as const }
  return (
    <MessageDialog
      {...change}
      onSent={() => dispatch(notificationEnded({ isSent: true }))}
      onClose={() => dispatch(notificationEnded({ isSent: false }))}
    />
  )
}
