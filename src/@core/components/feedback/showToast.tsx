import { toast, type ToastOptions } from 'react-hot-toast/headless'
import { Button } from '@/@core/components/Button'

export interface ToastAction {
  label: string
  onPress: () => void
}

interface ToastSettings {
  /**
   * The same id shown again takes the place of the first instead of piling up. Without one, a plain success takes the
   * place of the one before it, and the same plain sentence is not said twice at once; what can be acted on stays.
   */
  id?: string
  action?: ToastAction
}

/** Long enough to read and to reach for Undo; it waits while the pointer or the focus is on it. */
const ACTION_MS = 10_000
const PLAIN_MS = 5_000

function optionsOf({ id, action }: ToastSettings, plainId: string): ToastOptions {
  const ownId = id ?? (action ? undefined : plainId)
  return {
    ...(ownId !== undefined && { id: ownId }),
    // The icon's slot is the one place for an element that the headless toaster offers.
    ...(action && {
      icon: (
        <Button color="ghost" size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      ),
    }),
    duration: action ? ACTION_MS : PLAIN_MS,
  }
}

/** Each answers the toast's id, for `dismissToast`. The message is already translated. */
export const showToast = {
  success: (message: string, settings: ToastSettings = {}): string =>
    toast.success(message, optionsOf(settings, 'done')),
  info: (message: string, settings: ToastSettings = {}): string => toast(message, optionsOf(settings, message)),
  error: (message: string, settings: ToastSettings = {}): string => toast.error(message, optionsOf(settings, message)),
}

export function dismissToast(id: string): void {
  toast.dismiss(id)
}
