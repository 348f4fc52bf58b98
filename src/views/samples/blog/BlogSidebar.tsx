import { BookOpen, Castle, Guitar, Lamp, LayoutGrid, Music, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { SideNav, type SideNavItem } from '@/views/samples/kit/SideNav'
import { fetchSidebar } from './blogCalls'
import { blogPaths } from './blogPaths'

const icons: Record<string, LucideIcon> = {
  music: Music,
  'book-open': BookOpen,
  lamp: Lamp,
  guitar: Guitar,
  'map-pin': Castle,
}

interface BlogSidebarProps {
  /** The category that is chosen; empty, all. */
  tag?: string
  /** How many posts there are of each, and of all under the empty name. */
  counts?: ReadonlyMap<string, number>
}

export function BlogSidebar({ tag, counts }: BlogSidebarProps) {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  const { answer, failure, isLoading, reload } = useQuery(fetchSidebar, undefined)

  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!answer) return <DetailSkeleton />

  const itemOf = (id: string, label: string, Icon: LucideIcon): SideNavItem => {
    const count = counts?.get(id) ?? 0
    return {
      id,
      label,
      icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
      to: id === '' ? blogPaths.list : blogPaths.tagged(id),
      isCurrent: id === tag,
      count: counts && { shown: format.count(count), said: t('postCount', { count }) },
    }
  }
  const categories = answer.categories.map(({ category, icon }) =>
    itemOf(category, category, icons[icon] ?? LayoutGrid),
  )
  return (
    <>
      <SideNav label={t('categories')} items={[itemOf('', t('all'), LayoutGrid), ...categories]} />
      <section className="recent-posts">
        <h2>{t('recent')}</h2>
        <ul>
          {answer.recentPosts.map(({ id, img, title, createdTime }) => (
            <li key={id}>
              <img className="post-picture" src={img} alt="" width={64} height={48} loading="lazy" />
              <div>
                <Link to={blogPaths.post(id)}>{title}</Link>
                <span className="tabular">{format.date(createdTime)}</span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
