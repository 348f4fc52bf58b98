import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/@core/hooks/useDocumentTitle'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'

interface PageHeaderProps {
  title: string
  /** Already formatted for the person's language; shown beside the title. */
  count?: string
  lead?: ReactNode
  /** Stands above the title: a `BackLink`. */
  back?: ReactNode
  /** Stands before the title, e.g. a large avatar. */
  figure?: ReactNode
  /** At most one primary button, the last. */
  actions?: ReactNode
  /** The place of the actions is kept: which of them there are is not known yet. */
  hasPendingActions?: boolean
  /** Where the tab's title says more than the heading. */
  documentTitle?: string
}

/** The one h1 of a screen. It takes the focus after a navigation and names the tab. */
export function PageHeader({
  title,
  count,
  lead,
  back,
  figure,
  actions,
  hasPendingActions,
  documentTitle,
}: PageHeaderProps) {
  const heading = useFocusHeading()
  useDocumentTitle(documentTitle ?? title)
  return (
    <header className="page-header">
      {back}
      <div className="page-heading">
        <div className="page-title">
          {figure}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
              {count !== undefined && <span className="page-count tabular"> {count}</span>}
            </h1>
            {lead !== undefined && <div className="page-lead">{lead}</div>}
          </div>
        </div>
        {Boolean(actions) && <div className={`page-actions${hasPendingActions ? ' is-pending' : ''}`}>{actions}</div>}
      </div>
    </header>
  )
}
