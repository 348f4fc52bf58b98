import { useTranslation } from 'react-i18next'
import type { Light } from '@contract/replies/light'
import type { ReplyPreview } from '@contract/replies/replies'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import { useLightText } from '@/shared/lights/useLightText'
import { useReplyPreview } from './useReplyPreview'

/** How many who are away are named; the rest are counted. */
const NAMED_MAX = 5

const order = ['red', 'amber', 'green']

/** A note only: saving stays possible. Nothing where nobody is away and the light stays. */
export function ReplyPreviewNote({ entered }: { entered: string }) {
  const { t, i18n } = useTranslation('replyPreview')
  const sayLight = useLightText()
  const { count } = useFormat()
  const preview = useReplyPreview(entered)
  if (!preview) return null
  const { away, before, after } = preview
  const named = away.slice(0, NAMED_MAX).map(({ name }) => name)
  if (away.length > named.length) named.push(t('moreNames', { shown: count(away.length - named.length) }))
  const names = new Intl.ListFormat(i18n.language).format(named)
  const turned = turnedLight(before, after)
  const toConfirm = (after?.toConfirm ?? 0) - (before?.toConfirm ?? 0)
  const sentences = [
    away.length > 0 && t('away', { count: away.length, shown: count(away.length), names }),
    toConfirm > 0 && t('confirm', { count: toConfirm, shown: count(toConfirm) }),
    turned && t(`turns.${turned.colour}`, { reason: sayLight(turned) }),
  ].filter((sentence) => sentence !== false && sentence !== null)
  if (sentences.length === 0) return null
  return (
    <div className="overlap-note">
      <FormAlert tone={isWorse(preview) ? 'caution' : 'info'}>{sentences.join(' ')}</FormAlert>
    </div>
  )
}

/** Null where it stays, or where there was none to turn. */
function turnedLight(before: Light | null, after: Light | null): Light | null {
  return before && after && before.colour !== after.colour ? after : null
}

function isWorse({ away, before, after }: ReplyPreview): boolean {
  if (before && after) return order.indexOf(after.colour) < order.indexOf(before.colour)
  return away.length > 0
}
