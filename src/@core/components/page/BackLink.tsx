import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

interface BackLinkProps {
  to: string
  label: string
}

/** One step up, for `PageHeader`'s `back`. Not reactstrap's Breadcrumb: a screen reader would announce a list of one. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link className="back-link" to={to}>
      <ArrowLeft size={14} aria-hidden />
      {label}
    </Link>
  )
}
