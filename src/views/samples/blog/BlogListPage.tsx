import { Newspaper, Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '@/@core/components/foldText'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { fetchPosts, type PostItem } from './blogCalls'
import { blogPaths } from './blogPaths'
import { BlogSidebar } from './BlogSidebar'
import { PostCard } from './PostCard'
import './blog.scss'

function countByTag(posts: readonly PostItem[]): Map<string, number> {
  const counts = new Map([['', posts.length]])
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

const holds = ({ title, excerpt, userFullName, tags }: PostItem, words: string) =>
  [title, excerpt, userFullName, ...tags].some((text) => foldText(text).includes(words))

export function BlogListPage() {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  const { search, choose, adjust } = useSearchState()
  const [q, tag] = [search.get('q') ?? '', search.get('tag') ?? '']
  const { answer: posts, failure, isLoading, reload } = useQuery(fetchPosts, undefined)
  const counts = useMemo(() => posts && countByTag(posts), [posts])
  const tags = useMemo(() => [...(counts?.keys() ?? [])].filter(Boolean).toSorted(), [counts])
  const find = useCallback((text: string) => adjust({ q: text }), [adjust])
  const clear = () => choose({ q: '', tag: '' })
  const words = foldText(q).trim()
  const shown = posts?.filter((post) => (tag === '' || post.tags.includes(tag)) && holds(post, words))
  const isFiltered = words !== '' || tag !== ''

  return (
    <>
      <PageHeader
        title={t('title')}
        count={shown && !failure ? format.count(shown.length) : undefined}
        lead={t('lead')}
        actions={
          <Button color="primary" to={blogPaths.newPost}>
            <Plus size={16} aria-hidden />
            {t('write')}
          </Button>
        }
      />
      <div className="blog-layout">
        <div>
          <FilterBar isFiltered={isFiltered} onClear={clear}>
            <SearchField value={q} onSearch={find} label={t('search')} />
            {/* Where the sidebar stands below the posts, it is far from them. */}
            <div className="category-filter">
              <FilterSelect
                label={t('category')}
                anyLabel={t('all')}
                value={tag}
                options={tags.map((value) => ({ value, label: value }))}
                onChange={(value) => choose({ tag: value })}
              />
            </div>
          </FilterBar>
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !shown && <TableSkeleton />}
          {!failure && shown && shown.length > 0 && (
            <ul className="post-grid" aria-busy={isLoading}>
              {shown.map((post, index) => (
                <PostCard key={post.id} post={post} isFeatured={!isFiltered && index === 0} />
              ))}
            </ul>
          )}
          {!failure && shown?.length === 0 && isFiltered && <NoMatch title={t('noMatch')} onClear={clear} />}
          {!failure && shown?.length === 0 && !isFiltered && (
            <EmptyState icon={Newspaper} title={t('empty.title')} hint={t('empty.hint')} />
          )}
        </div>
        <aside className="blog-aside">
          <BlogSidebar tag={tag} {...(counts && { counts })} />
        </aside>
      </div>
    </>
  )
}
