import { toast } from 'react-hot-toast/headless'
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
  /** Of a question: the button that does not do it, and only closes the toast. */
  declineLabel?: string
}

/** Long enough to read and to reach for Undo; it waits while the pointer or the focus is on it. */
const ACTION_MS = 10_000
const PLAIN_MS = 5_000
/** A question comes after what it is about, and is read after it. */
const QUESTION_MS = 20_000

/** The toast that holds each place. */
const toastIds = new Map<string, string>()

function show(
  say: typeof toast.success,
  message: string,
  { id, action, declineLabel }: ToastSettings,
  plainPlace: string,
): string {
  const place = id ?? (action ? undefined : plainPlace)
  const before = place === undefined ? undefined : toastIds.get(place)
  // The library's own way, one id updated, loses what is said just when the toast before it has faded out.
  if (before !== undefined) toast.remove(before)
  const toastId = say(message, {
    // The icon's slot is the one place for an element that the headless toaster offers.
    ...(action && {
      icon: (
        <>
          <Button color={declineLabel === undefined ? 'ghost' : 'secondary'} size="sm" onClick={action.onPress}>
            {action.label}
          </Button>
          {declineLabel !== undefined && (
            <Button color="ghost" size="sm">
              {declineLabel}
            </Button>
          )}
        </>
      ),
    }),
    duration: action ? (declineLabel === undefined ? ACTION_MS : QUESTION_MS) : PLAIN_MS,
  })
  if (place !== undefined) toastIds.set(place, toastId)
  return toastId
}

/** Each answers the toast's id, for `dismissToast`. The message is already translated. */
export const showToast = {
  success: (message: string, settings: ToastSettings = {}): string => show(toast.success, message, settings, 'done'),
  info: (message: string, settings: ToastSettings = {}): string => show(toast, message, settings, message),
  error: (message: string, settings: ToastSettings = {}): string => show(toast.error, message, settings, message),
}

export function dismissToast(id: string): void {
  toast.dismiss(id)
}
