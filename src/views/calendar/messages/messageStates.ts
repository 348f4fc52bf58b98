import type { TFunction } from 'i18next'
import type { Message, RecipientState } from '@contract/messages'

/** Shapes beside the hues, so that a hue alone carries no meaning. */
export const stateStyles = {
  waiting: { tone: 'neutral', shape: 'ring' },
  sending: { tone: 'caution', shape: 'half' },
  sent: { tone: 'positive', shape: 'dot' },
  failed: { tone: 'danger', shape: 'triangle' },
  unclear: { tone: 'caution', shape: 'diamond' },
  skipped: { tone: 'neutral', shape: 'dash' },
  open: { tone: 'neutral', shape: 'ring' },
  handed: { tone: 'positive', shape: 'check' },
} as const satisfies Record<RecipientState, { tone: string; shape: string }>

export const isUnderWay = ({ counts }: Message): boolean => (counts.waiting ?? 0) + (counts.sending ?? 0) > 0

/** A free one by its subject, any other by what it is for and its event. */
export const messageTitle = ({ kind, subject, eventTitle }: Message, t: TFunction<'messages'>): string =>
  subject ?? (eventTitle === undefined ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${eventTitle}`)

/** Number of recipients reached, by mail or by hand. */
export const reachedBy = ({ counts }: Message): number => (counts.sent ?? 0) + (counts.handed ?? 0)
