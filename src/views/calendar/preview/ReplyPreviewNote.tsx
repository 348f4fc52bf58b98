import { FormAlert } from '@/@core/components/fields/FormAlert'
import { isWarning, usePreviewText } from './usePreviewText'
import { useReplyPreview } from './useReplyPreview'
import '@/views/calendar/overlap/overlap.scss'

/**
 * A note, which does not prevent saving. Nothing where nobody is away and readiness stays. `requested`: a ReplyPreviewBody
 * as JSON.
 */
export function ReplyPreviewNote({ requested }: { requested: string }) {
  const text = usePreviewText()
  const preview = useReplyPreview(requested)
  const said = preview ? text.before(preview) : ''
  if (!preview || said === '') return null
  return (
    <div className="overlap-note">
      <FormAlert tone={isWarning(preview) ? 'caution' : 'info'}>{said}</FormAlert>
    </div>
  )
}
