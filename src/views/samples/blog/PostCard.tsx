import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Badge } from '@/@core/components/page/Badge'
import type { PostItem } from './blogCalls'
import { blogPaths } from './blogPaths'
import { PostFacts } from './PostFacts'
import { PostTags } from './PostTags'

interface PostCardProps {
  post: PostItem
  /** The newest has the whole width, its picture beside its words. */
  isFeatured: boolean
}

export function PostCard({ post, isFeatured }: PostCardProps) {
  const { t } = useTranslation('samplesBlog')
  const { id, img, title, excerpt, tags, avatar, userFullName, blogPosted, comment, status } = post
  return (
    <li className={`post-card${isFeatured ? ' is-featured' : ''}`}>
      <img className="post-picture" src={img} alt="" width={640} height={320} loading="lazy" />
      <div className="post-text">
        <div className="post-line">
          <PostTags tags={tags} />
          {status && (
            <Badge tone="caution" shape={status === 'Draft' ? 'ring' : 'half'}>
              {t(`statuses.${status}`)}
            </Badge>
          )}
        </div>
        <h2>
          <Link to={blogPaths.post(id)}>{title}</Link>
        </h2>
        <p>{excerpt}</p>
        <PostFacts author={userFullName} picture={avatar} day={blogPosted} comments={comment} />
      </div>
    </li>
  )
}
