import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { useUndoableRemoval } from '@/views/samples/kit/useUndoableRemoval'
import { Portrait } from '@/views/samples/kit/Portrait'
import { addComment, removeComment, type PostComment } from './blogCalls'
import { CommentForm } from './CommentForm'

interface PostCommentsProps {
  postId: number
  comments: readonly PostComment[]
  onChanged: () => void
}

export function PostComments({ postId, comments, onChanged }: PostCommentsProps) {
  const { t } = useTranslation('samplesBlog')
  const format = useFormat()
  const removeUndoably = useUndoableRemoval()

  async function remove(comment: PostComment, id: number): Promise<void> {
    await removeUndoably({
      remove: async () => {
        await removeComment(postId, id)
        onChanged()
      },
      bringBack: async () => {
        await addComment(postId, comment)
        onChanged()
      },
      said: { removed: t('comments.removed'), restored: t('comments.restored') },
    })
  }

  return (
    <section className="post-comments">
      <h2>
        {t('comments.title')} <span className="tabular muted">{format.count(comments.length)}</span>
      </h2>
      {comments.length === 0 && <p className="muted">{t('comments.none')}</p>}
      <ul>
        {comments.map((comment, index) => {
          const { id, avatar, userFullName, commentedAt, commentText } = comment
          return (
            <li key={id === undefined ? `seed ${index}` : id}>
              <Portrait name={userFullName} picture={avatar} />
              <div>
                <div className="comment-line">
                  <strong>{userFullName}</strong>
                  <span className="tabular">{format.date(commentedAt)}</span>
                </div>
                <p>{commentText}</p>
              </div>
              {id !== undefined && (
                <span className="tooltip-edge-end">
                  <IconButton
                    icon={Trash2}
                    label={t('comments.remove')}
                    size="sm"
                    onClick={() => void remove(comment, id)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <CommentForm postId={postId} onAdded={onChanged} />
    </section>
  )
}
