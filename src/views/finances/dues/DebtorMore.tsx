import { Ellipsis, QrCode, Shirt, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

const places = [
  { id: 'byPayer', path: paths.payers, icon: Users },
  { id: 'levies', path: paths.levies, icon: Shirt },
  { id: 'waysToPay', path: paths.waysToPay, icon: QrCode },
] as const

/** Rarely needed actions, in a menu beside charging and reminding. */
export function DebtorMore() {
  const { t } = useTranslation(['finances', 'dues'])
  return (
    <DropPanel
      className="tooltip-edge-end"
      renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('more.label')} />}
    >
      {() =>
        places.map(({ id, path, icon: Icon }) => (
          <Link key={id} className="panel-row" to={path}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{t(`dues:debtors.${id}`)}</span>
          </Link>
        ))
      }
    </DropPanel>
  )
}
