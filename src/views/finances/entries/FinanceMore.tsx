import { Ellipsis, ListFilter, Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

const places = [
  { id: 'recurring', path: paths.recurring, icon: Repeat },
  { id: 'rules', path: paths.matchRules, icon: ListFilter },
] as const

/** Links to recurring entries and bank rules. */
export function FinanceMore() {
  const { t } = useTranslation('finances')
  return (
    <DropPanel
      className="tooltip-edge-end"
      renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('more.label')} />}
    >
      {() =>
        places.map(({ id, path, icon: Icon }) => (
          <Link key={id} className="panel-row" to={path}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{t(`more.${id}`)}</span>
          </Link>
        ))
      }
    </DropPanel>
  )
}
