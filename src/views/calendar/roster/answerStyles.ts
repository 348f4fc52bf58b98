import type { StatusShape } from '@/@core/components/page/StatusIcon'
import type { Tone } from '@/@core/components/page/StatusLabel'
import type { ShownAnswer } from './rosterParts'

/** Shape and hue of an answer in rosters. */
export const answerStyles: Record<ShownAnswer, { shape: StatusShape; tone: Tone }> = {
  yes: { shape: 'dot', tone: 'positive' },
  maybe: { shape: 'half', tone: 'caution' },
  no: { shape: 'dash', tone: 'danger' },
  silent: { shape: 'ring', tone: 'neutral' },
}
