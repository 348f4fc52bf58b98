import { FormAlert } from '@/@core/components/fields/FormAlert'
import { isWarning, usePreviewText } from './usePreviewText'
import { useReplyPreview } from './useReplyPreview'
import '@/views/calendar/overlap/overlap.scss'

/** A note only: saving stays possible. Nothing where nobody is away and the light stays. `asked`: a ReplyPreviewBody, as text. */
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
