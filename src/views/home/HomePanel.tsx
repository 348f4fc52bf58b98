import { useId, type ReactNode } from 'react'
import { Card } from 'reactstrap'

interface HomePanelProps {
  title: string
  children: ReactNode
  /** Link to the full page. */
  action?: ReactNode
}

/** A section of the home page. */
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
