import { useEffect, useState } from 'react'
import { EventWrite } from '@contract/calendar'
import type { ReplyPreview } from '@contract/replies/replies'
import { useAppDispatch } from '@/redux/hooks'
import { previewReplies } from '@/redux/replyPreview'

/** As the overlaps beside it: typing a time makes one request. */
const WAIT_MS = 350

/**
 * What saving would mean for the answers to this event; null before the first answer and where the request failed, which the save
 * would tell too. While the form changes, the previous answer stays, so that the layout below does not jump.
 */
export function useReplyPreview(entered: string): ReplyPreview | null {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<ReplyPreview | null>(null)

  useEffect(() => {
    if (entered === '') return undefined
    let isCurrent = true
    const ask = async () => {
      const outcome = await dispatch(previewReplies(EventWrite.parse(JSON.parse(entered))))
      if (isCurrent) setFound(previewReplies.fulfilled.match(outcome) ? outcome.payload : null)
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [dispatch, entered])

  return entered === '' ? null : found
}
