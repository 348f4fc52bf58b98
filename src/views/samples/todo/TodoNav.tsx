import { CircleCheck, ListTodo, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { SideNav, type SideNavItem } from '@/views/samples/kit/SideNav'
import { linkTo } from './taskLink'
import { tagTones, taskFilters, taskTags } from './task'

const icons = { important: Star, completed: CircleCheck, deleted: Trash2 }

export function TodoNav({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('samplesTodo')
  const [filter, tag] = [search.get('filter') ?? '', search.get('tag') ?? '']
  const filters: SideNavItem[] = taskFilters.map((id) => {
    const Icon = icons[id]
    return {
      id,
      label: t(`filters.${id}`),
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
      to: linkTo(search, { filter: id }),
      isCurrent: filter === id,
    }
  })
  const all: SideNavItem = {
    id: 'all',
    label: t('filters.all'),
    icon: <ListTodo size={16} strokeWidth={1.75} aria-hidden />,
    to: linkTo(search, { filter: '' }),
    isCurrent: filter === '',
  }
  const tags: SideNavItem[] = taskTags.map((id) => ({
    id,
    label: t(`tags.${id}`),
    icon: (
      <span className={`tag-mark tone-${tagTones[id]}`}>
        <StatusIcon shape="dot" />
      </span>
    ),
    to: linkTo(search, { tag: tag === id ? '' : id }),
    isCurrent: tag === id,
  }))
  return (
    <div className="side-navs">
      <SideNav label={t('filters.label')} items={[all, ...filters]} />
      <SideNav label={t('tags.label')} items={tags} />
    </div>
  )
}
