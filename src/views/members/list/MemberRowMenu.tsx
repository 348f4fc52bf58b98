import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@contract/members'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

interface MemberRowMenuProps {
  member: Member
  /** Of the button. */
  label: string
  onRemove: (member: Member) => Promise<void>
}

/** Each row has one, so its texts are only looked up when it opens. */
export function MemberRowMenu({ member, label, onRemove }: MemberRowMenuProps) {
  return (
    <DropPanel
      className="tooltip-edge-end"
      renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={label} size="sm" />}
    >
      {(close) => (
        <MemberActions
          id={member.id}
          onRemove={() => {
            close()
            void onRemove(member)
          }}
        />
      )}
    </DropPanel>
  )
}

function MemberActions({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <Link className="panel-row" to={paths.editMember(id)}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        <span className="panel-row-text">{t('edit')}</span>
      </Link>
      <button type="button" className="panel-row" onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        <span className="panel-row-text">{t('remove')}</span>
      </button>
    </>
  )
}
