import { useId, type ReactNode } from 'react'
import { Card } from 'reactstrap'

interface HomePanelProps {
  title: string
  children: ReactNode
  /** The link to the screen that has it all. */
  action?: ReactNode
}

/** One part of the home screen. */
export function HomePanel({ title, children, action }: HomePanelProps) {
  const id = useId()
  return (
    <Card tag="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {action}
    </Card>
  )
}
