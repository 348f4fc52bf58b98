import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@contract/members'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

interface MemberRowMenuProps {
  member: Member
  onRemove: (member: Member) => Promise<void>
}

export function MemberRowMenu({ member, onRemove }: MemberRowMenuProps) {
  const { t } = useTranslation(['members', 'shell'])
  return (
    <DropPanel
      className="tooltip-edge-end"
      renderTrigger={(button) => (
        <IconButton {...button} icon={Ellipsis} label={t('actionsFor', { name: member.name })} size="sm" />
      )}
    >
      {(close) => (
        <>
          <Link className="panel-row" to={paths.editMember(member.id)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{t('shell:edit')}</span>
          </Link>
          <button
            type="button"
            className="panel-row"
            onClick={() => {
              close()
              void onRemove(member)
            }}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{t('shell:remove')}</span>
          </button>
        </>
      )}
    </DropPanel>
  )
}
