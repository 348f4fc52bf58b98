import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@contract/members'
import { RowMenu } from '@/@core/components/table/RowMenu'
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
    <RowMenu id={member.id} label={label}>
      {(close) => (
        <MemberActions
          id={member.id}
          onRemove={() => {
            close()
            void onRemove(member)
          }}
        />
      )}
    </RowMenu>
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
