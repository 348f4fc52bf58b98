import { LogOut, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DropPanel } from '@/@core/components/DropPanel'
import { Avatar } from '@/@core/components/page/Avatar'

export interface Person {
  name: string
  /** The second line, e.g. the group. */
  detail: string
  /** The third, e.g. the role. */
  note?: string
  links: readonly { title: string; path: string; icon: LucideIcon }[]
  onSignOut: () => void
}

interface PersonMenuProps {
  person: Person
  side?: 'below' | 'above'
}

export function PersonMenu({ person, side }: PersonMenuProps) {
  const { t } = useTranslation('layout')
  return (
    <DropPanel
      side={side}
      className="person-menu"
      renderTrigger={(button) => (
        <button
          {...button}
          type="button"
          className="person-button"
          aria-label={`${t('navbar.person')}: ${person.name}`}
        >
          <Avatar name={person.name} />
        </button>
      )}
    >
      {(close) => (
        <>
          <div className="panel-person">
            <strong>{person.name}</strong>
            <span>{person.detail}</span>
            {person.note !== undefined && <span>{person.note}</span>}
          </div>
          {person.links.map(({ title, path, icon: Icon }) => (
            <Link key={path} className="panel-row" to={path} onClick={close}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{title}</span>
            </Link>
          ))}
          <button
            type="button"
            className="panel-row"
            onClick={() => {
              close()
              person.onSignOut()
            }}
          >
            <LogOut size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{t('navbar.signOut')}</span>
          </button>
        </>
      )}
    </DropPanel>
  )
}
