import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface BreadcrumbsProps {
  /** From the start inwards, without the page that one is on. */
  steps: readonly { label: string; to: string }[]
  here: string
}

export function Breadcrumbs({ steps, here }: BreadcrumbsProps) {
  const { t } = useTranslation('samplesHelp')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="crumbs">
        {steps.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
