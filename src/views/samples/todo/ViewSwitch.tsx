import { Columns3, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { linkTo } from './taskLink'

export type TaskView = 'list' | 'board'

const icons = { list: List, board: Columns3 }

/** List or board; the address keeps which. */
export function ViewSwitch({ search, current }: { search: URLSearchParams; current: TaskView }) {
  const { t } = useTranslation('samplesTodo')
  return (
    <nav className="view-switch" aria-label={t('views.label')}>
      {(['list', 'board'] as const).map((view) => {
        const Icon = icons[view]
        return (
          <Link
            key={view}
            to={linkTo(search, { view: view === 'list' ? '' : view })}
            aria-current={view === current ? 'true' : undefined}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {t(`views.${view}`)}
          </Link>
        )
      })}
    </nav>
  )
}
