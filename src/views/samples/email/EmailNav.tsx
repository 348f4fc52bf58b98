import { FilePen, Inbox, OctagonAlert, Send, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { SideNav, type SideNavItem } from '@/views/samples/kit/SideNav'
import { folders, labels, labelTones, type Folder, type Label, type Letters } from './letter'

const icons = { inbox: Inbox, sent: Send, draft: FilePen, starred: Star, spam: OctagonAlert, trash: Trash2 }

interface EmailNavProps {
  folder: Folder
  label: Label | undefined
  counts: Letters['emailsMeta'] | undefined
}

export function EmailNav({ folder, label, counts }: EmailNavProps) {
  const { t } = useTranslation('samplesEmail')
  const format = useFormat()

  function countOf(id: Folder): SideNavItem['count'] {
    if (!counts || (id !== 'inbox' && id !== 'draft' && id !== 'spam')) return undefined
    const count = counts[id]
    if (count === 0) return undefined
    return { shown: format.count(count), said: id === 'draft' ? t('drafts', { count }) : t('unread', { count }) }
  }

  const folderItems: SideNavItem[] = folders.map((id) => {
    const Icon = icons[id]
    return {
      id,
      label: t(`folders.${id}`),
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
      to: id === 'inbox' ? '?' : `?folder=${id}`,
      isCurrent: label === undefined && folder === id,
      count: countOf(id),
    }
  })
  const labelItems: SideNavItem[] = labels.map((id) => ({
    id,
    label: t(`labels.${id}`),
    icon: (
      <span className={`label-mark tone-${labelTones[id]}`}>
        <StatusIcon shape="dot" />
      </span>
    ),
    to: `?label=${id}`,
    isCurrent: label === id,
  }))
  return (
    <div className="side-navs">
      <SideNav label={t('folders.title')} items={folderItems} />
      <SideNav label={t('labels.title')} items={labelItems} />
    </div>
  )
}
