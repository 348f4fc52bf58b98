import type { EventWrite } from '@contract/calendar'
import { ReplyPreview } from '@contract/replies/replies'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** Who would be away from the event as it stands in a form, and how its light would change. Nothing is stored. */
export const previewReplies = createAppThunk<ReplyPreview, EventWrite>('replyPreview/find', (event, { signal }) =>
  apiRequest(ReplyPreview, { method: 'post', url: '/replies/preview-event', data: { event }, signal }),
)
