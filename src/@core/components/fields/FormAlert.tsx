import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Alert } from 'reactstrap'

interface FormAlertProps {
  tone?: 'info' | 'positive' | 'caution' | 'danger'
  children: ReactNode
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, danger: CircleAlert }

/** reactstrap gives every alert the role that interrupts; only an error may interrupt what is being read. */
function PoliteAlert(props: ComponentPropsWithRef<'div'>) {
  // An output may hold no paragraphs.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div {...props} role="status" />
}

/** A sentence about the form as a whole: what the server refused, what to know before. Danger is read out at once. */
export function FormAlert({ tone = 'danger', children }: FormAlertProps) {
  const Icon = icons[tone]
  return (
    <Alert tag={tone === 'danger' ? 'div' : PoliteAlert} color={tone} fade={false}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </Alert>
  )
}
