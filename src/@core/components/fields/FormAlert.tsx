import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FormAlertProps {
  tone?: 'info' | 'positive' | 'caution' | 'danger'
  children: ReactNode
}

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, danger: CircleAlert }

/** A sentence about the form as a whole: what the server refused, what to know before. Danger is read out at once. */
export function FormAlert({ tone = 'danger', children }: FormAlertProps) {
  const Icon = icons[tone]
  return (
    <div className={`form-alert is-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
