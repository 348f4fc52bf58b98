import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/@core/hooks/useDocumentTitle'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'
import { BlankFrame } from '@/views/samples/blank/BlankFrame'
import './miscSample.scss'

interface MiscSampleProps {
  motif: MotifName
  /** A short line above the title. */
  kicker?: string
  title: string
  lead: string
  children: ReactNode
}

/** A page that stands in place of all others, and says why. */
export function MiscSample({ motif, kicker, title, lead, children }: MiscSampleProps) {
  const heading = useFocusHeading()
  useDocumentTitle(title)
  return (
    <BlankFrame>
      <div className="misc-sample">
        <MotifFigure name={motif} />
        {kicker !== undefined && <p className="misc-kicker tabular">{kicker}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="misc-lead">{lead}</p>
        {children}
      </div>
    </BlankFrame>
  )
}
