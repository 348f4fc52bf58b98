import { Bookmark, Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { bookmarkPost, fetchPost, type PostDetail } from './blogCalls'
import { blogPaths, FIRST_POST } from './blogPaths'
import { BlogSidebar } from './BlogSidebar'
import { PostComments } from './PostComments'
import { PostFacts } from './PostFacts'
import { PostTags } from './PostTags'
import { documentOf, readingMinutes } from './richDocument'
import { RichText } from './RichText'
import { SharePost } from './SharePost'
import './blog.scss'
import './post.scss'

export function BlogPostPage() {
  const { t } = useTranslation('samplesBlog')
  const [search] = useSearchParams()
  const id = search.get('id') ?? FIRST_POST
  return (
    <SampleRecord
      thunk={fetchPost}
      arg={id}
      title={t('post.title')}
      goneTitle={t('post.gone')}
      listPath={blogPaths.list}
      listLabel={t('toList')}
    >
      {(post, reload) => <Post key={id} id={Number(id)} post={post} onChanged={reload} />}
    </SampleRecord>
  )
}

interface PostProps {
  id: number
  post: PostDetail
  onChanged: () => void
}

function Post({ id, post: { blog, comments }, onChanged }: PostProps) {
  const { t } = useTranslation(['samplesBlog', 'shell'])
  const document = useMemo(() => documentOf(blog.content), [blog.content])
  return (
    <>
      <PageHeader
        title={blog.title}
        back={<BackLink to={blogPaths.list} label={t('toList')} />}
        lead={
          <PostFacts
            author={blog.userFullName}
            picture={blog.avatar}
            day={blog.createdTime}
            minutes={readingMinutes(document)}
            comments={comments.length}
          />
        }
        actions={
          <>
            <BookmarkButton id={id} post={blog} onChanged={onChanged} />
            <SharePost title={blog.title} path={blogPaths.post(id)} />
            <Button to={blogPaths.edit(id)}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
              {t('shell:edit')}
            </Button>
          </>
        }
      />
      <div className="blog-layout">
        <div className="post-column">
          <article>
            <img className="post-picture is-cover" src={blog.img} alt="" width={640} height={320} />
            <PostTags tags={blog.tags} />
            <RichText document={document} />
          </article>
          <PostComments postId={id} comments={comments} onChanged={onChanged} />
        </div>
        <aside className="blog-aside">
          <BlogSidebar />
        </aside>
      </div>
    </>
  )
}

function BookmarkButton({ id, post, onChanged }: Omit<PostProps, 'post'> & { post: PostDetail['blog'] }) {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const { isBookmarked = false, bookmarked } = post

  async function toggle(): Promise<void> {
    setBusy(true)
    try {
      await bookmarkPost(id, !isBookmarked)
      onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      className={`bookmark-button${isBookmarked ? ' is-on' : ''}`}
      isPressed={isBookmarked}
      isBusy={isBusy}
      label={t('post.bookmarkNamed', { count: bookmarked })}
      onClick={() => void toggle()}
    >
      <Bookmark size={16} strokeWidth={1.75} aria-hidden />
      {t('post.bookmark')}
      <span className="tabular">{format.count(bookmarked)}</span>
    </Button>
  )
}
