import type { ReactNode } from 'react'
import { Brand } from '@/@core/components/Brand'
import { useDocumentTitle } from '@/@core/hooks/useDocumentTitle'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'
import { SeatingPlan } from './SeatingPlan'
import '@/@core/styles/blankLayout.scss'

interface BlankLayoutProps {
  title: string
  lead?: ReactNode
  /** Language and skin, at the upper end corner. */
  tools?: ReactNode
  children: ReactNode
}

/** The screens outside the shell: signing in, registering, and the pages that only say something. */
export function BlankLayout({ title, lead, tools, children }: BlankLayoutProps) {
  const heading = useFocusHeading()
  useDocumentTitle(title)
  return (
    <div className="blank">
      <SeatingPlan />
      <div className="blank-column">
        <header className="blank-top">
          <Brand size={30} />
          <div className="blank-tools">{tools}</div>
        </header>
        <main className="blank-main">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className="blank-lead">{lead}</p>}
          {children}
        </main>
      </div>
    </div>
  )
}
