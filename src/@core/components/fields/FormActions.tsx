import type { ReactNode } from 'react'
import { FootBar } from '@/@core/components/page/FootBar'

interface FormActionsProps {
  /** The primary button first, before it a `FormAlert` about the form; they stay in sight at the foot of a long form. */
  children: ReactNode
}

export function FormActions({ children }: FormActionsProps) {
  return <FootBar className="form-actions">{children}</FootBar>
}
