import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { fetchEditedPost, type EditedPost } from './blogCalls'
import { blogPaths, FIRST_POST, NEW_POST } from './blogPaths'
import { PostForm } from './PostForm'
import './blog.scss'

export function EditPostPage() {
  const { t } = useTranslation('samplesBlog')
  const [search] = useSearchParams()
  const name = useAppSelector(selectUser)?.name ?? ''
  const id = search.get('id') ?? FIRST_POST

  if (id === NEW_POST) {
    const blank: EditedPost = {
      userFullName: name,
      createdTime: '',
      blogTitle: '',
      blogCategories: [],
      slug: '',
      status: 'Draft',
      excerpt: '',
      featuredImage: '',
      content: '',
    }
    return (
      <>
        <PageHeader title={t('edit.newTitle')} back={<BackLink to={blogPaths.list} label={t('toList')} />} />
        <PostForm key={id} post={blank} />
      </>
    )
  }
  return (
    <SampleRecord
      thunk={fetchEditedPost}
      arg={id}
      title={t('edit.title')}
      goneTitle={t('post.gone')}
      listPath={blogPaths.list}
      listLabel={t('toList')}
    >
      {(post) => (
        <>
          <PageHeader
            title={t('edit.title')}
            back={<BackLink to={blogPaths.post(id)} label={post.blogTitle} />}
            documentTitle={t('edit.titleOf', { title: post.blogTitle })}
          />
          <PostForm key={id} id={Number(id)} post={post} />
        </>
      )}
    </SampleRecord>
  )
}
