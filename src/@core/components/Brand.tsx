import { Link } from 'react-router-dom'
import { Logo } from './Logo'

interface BrandProps {
  /** Where the brand leads; without it, it is no link. */
  to?: string
  size?: number
}

export function Brand({ to, size }: BrandProps) {
  const mark = (
    <>
      <Logo size={size} />
      <span className="brand-word">Batuta</span>
    </>
  )
  if (to === undefined) return <span className="brand">{mark}</span>
  return (
    <Link className="brand" to={to}>
      {mark}
    </Link>
  )
}
