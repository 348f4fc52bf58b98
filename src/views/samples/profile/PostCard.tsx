import { Forward, MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CopyButton } from '@/@core/components/CopyButton'
import { useFormat } from '@/shared/dates/useFormat'
import { Portrait } from '@/views/samples/kit/Portrait'
import { CommentForm } from './CommentForm'
import { LikeButton } from './LikeButton'
import { PeopleStack } from './PeopleStack'
import type { Post } from './profile'
import type { ProfileChanges } from './useProfileChanges'
import './post.scss'

interface PostCardProps {
  post: Post
  /** Its place in the answer. */
  index: number
  changes: ProfileChanges
}

export function PostCard({ post, index, changes }: PostCardProps) {
  const { t } = useTranslation('samplesProfile')
  const format = useFormat()
  const { pathname, hash } = useLocation()
  const card = useRef<HTMLElement>(null)
  const anchor = `#post-${index + 1}`
  const isLinked = hash === anchor
  const [liker] = post.likedUsers

  // The post comes after the page, so the browser's own jump to it found nothing.
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'start' })
  }, [isLinked])

  return (
    <article ref={card} className="card post" id={anchor.slice(1)}>
      <header>
        <Portrait name={post.username} picture={post.avatar} />
        <h2>
          {post.username}
          <time dateTime={post.postTime}>{format.date(post.postTime)}</time>
        </h2>
      </header>
      <p>{post.postText}</p>
      {post.postImg !== '' && <img src={post.postImg} alt={t('post.photo')} width={600} height={400} loading="lazy" />}
      <div className="post-acts">
        <LikeButton
          label={t('post.like')}
          count={post.likes}
          isOn={post.youLiked}
          onToggle={() => void changes.like(index)}
        />
        <span className="post-count">
          <MessageCircle size={16} strokeWidth={1.75} aria-hidden />
          {t('post.comments', { count: post.comments })}
        </span>
        <span className="post-count">
          <Forward size={16} strokeWidth={1.75} aria-hidden />
          {t('post.shares', { count: post.share })}
          <CopyButton isIcon text={`${window.location.origin}${pathname}${anchor}`} label={t('post.copyLink')} />
        </span>
      </div>
      {liker && (
        <div className="post-likers">
          <PeopleStack people={post.likedUsers} />
          {t('post.likedBy', { name: liker.username, count: post.likes - 1 })}
        </div>
      )}
      <ul className="post-comments" aria-label={t('comment.list')}>
        {post.detailedComments.map(({ username, avatar, comment, commentsLikes, youLiked }, place) => (
          // Comments are added at the end alone.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <Portrait name={username} picture={avatar} />
            <div>
              <strong>{username}</strong>
              <p>{comment}</p>
            </div>
            <LikeButton
              label={t('comment.like', { name: username })}
              count={commentsLikes}
              isOn={youLiked}
              onToggle={() => void changes.like(index, place)}
            />
          </li>
        ))}
      </ul>
      <CommentForm onComment={(comment) => changes.comment(index, comment)} />
    </article>
  )
}
