import { Button } from '@/@core/components/Button'

interface ToastActionProps {
  action: { label: string; onPress: () => void }
}

/** Travels in the toast's icon slot, the one place for an element that the headless toaster offers. */
export function ToastAction({ action }: ToastActionProps) {
  return (
    <Button color="ghost" size="sm" onClick={action.onPress}>
      {action.label}
    </Button>
  )
}
