import { FilePen, Inbox, OctagonAlert, Send, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { SideNav, type SideNavItem } from '@/views/samples/kit/SideNav'
import { folders, labels, labelTones, type Folder, type Label, type Letters } from './letter'
import type { LetterDrag } from './useLetterDrag'

const icons = { inbox: Inbox, sent: Send, draft: FilePen, starred: Star, spam: OctagonAlert, trash: Trash2 }

interface EmailNavProps {
  folder: Folder
  label: Label | undefined
  counts: Letters['emailsMeta'] | undefined
  drag: LetterDrag
}

export function EmailNav({ folder, label, counts, drag }: EmailNavProps) {
  const { t } = useTranslation('samplesEmail')
  const format = useFormat()

  function countOf(id: Folder): SideNavItem['count'] {
    if (!counts || id === 'sent') return undefined
    const count = counts[id]
    if (count === 0) return undefined
    const shown = format.count(count)
    if (id === 'draft') return { shown, said: t('drafts', { count }) }
    if (id === 'inbox' || id === 'spam') return { shown, said: t('unread', { count }), isStrong: id === 'inbox' }
    return { shown, said: t('messages', { count }) }
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
      drop: drag.onFolder(id),
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
    count: counts && {
      shown: format.count(counts.labels[id]),
      said: t('messages', { count: counts.labels[id] }),
    },
    drop: drag.onLabel(id),
  }))
  return (
    <div className="side-navs">
      <SideNav label={t('folders.title')} items={folderItems} />
      <SideNav label={t('labels.title')} items={labelItems} />
    </div>
  )
}
