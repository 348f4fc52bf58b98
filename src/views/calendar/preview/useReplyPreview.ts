import { useEffect, useState } from 'react'
import { afterPress } from '@/configs/afterPress'
import { ReplyPreviewBody, type ReplyPreview } from '@contract/calendar/replyPreview'
import { previewReplies } from '@/redux/calendar/readiness'

/** As the overlaps beside it: typing a time makes one request. */
const WAIT_MS = 350

/**
 * The effect of saving on answers. `requested` is the body of the request as JSON, so that equal forms make one request;
 * empty: none. Null before the first answer and where the request failed, which saving would report too. While the form
 * changes, the previous answer stays, so that the layout below does not jump.
 */
export function useReplyPreview(requested: string): ReplyPreview | null {
  const [found, setFound] = useState<ReplyPreview | null>(null)

  useEffect(() => {
    if (requested === '') return undefined
    let isCurrent = true
    const ask = async () => {
      const preview = await previewReplies(ReplyPreviewBody.parse(JSON.parse(requested))).catch(() => null)
      afterPress(() => {
        if (isCurrent) setFound(preview)
      })
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [requested])

  return requested === '' ? null : found
}
