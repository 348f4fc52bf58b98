import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { instrumentKey } from '@contract/invitees'
import { isWorseReadiness, type Readiness } from '@contract/calendar/readiness'
import type { ReplyPreview } from '@contract/calendar/replyPreview'
import { useFormat } from '@/shared/dates/useFormat'
import { useReadinessText } from '@/shared/readiness/useReadinessText'

/** How many who are away are named; the rest are counted. */
const NAMED_MAX = 5

type Away = ReplyPreview['away'][number]

/** Null where it stays, or where there was none to turn. */
function changedReadiness({ before, after }: ReplyPreview): Readiness | null {
  return before && after && before.colour !== after.colour ? after : null
}

/** Whether it deserves a warning. */
export function isWarning({ away, before, after, series }: ReplyPreview): boolean {
  if (series && (series.red > 0 || series.worse > 0)) return true
  return before && after ? isWorseReadiness(after, before) : away.length > 0
}

/** Those first who are short of their instrument. */
function byUrgency(away: readonly Away[], after: Readiness | null): Away[] {
  const short = new Set(after?.needs.flatMap((need) => (need.short > 0 ? [instrumentKey(need.instrument)] : [])))
  const isShort = ({ instrument }: Away) => instrument !== undefined && short.has(instrumentKey(instrument))
  return [...away.filter(isShort), ...away.filter((one) => !isShort(one))]
}

interface PreviewText {
  /** What a change would mean, in sentences; empty where it means nothing. */
  before: (preview: ReplyPreview) => string
  /** What it means now that it is made, shorter. */
  afterwards: (preview: ReplyPreview) => string
}

/** What a change means for who comes. */
export function usePreviewText(): PreviewText {
  const { t, i18n } = useTranslation('invitees')
  const readinessText = useReadinessText()
  const { count } = useFormat()
  return useMemo(() => {
    const list = new Intl.ListFormat(i18n.language)

    function namesOf({ away, after }: ReplyPreview): string {
      const named = byUrgency(away, after)
        .slice(0, NAMED_MAX)
        .map(({ name, instrument }) => (instrument === undefined ? name : t('preview.person', { name, instrument })))
      const more = away.length - named.length
      return list.format(more > 0 ? [...named, t('preview.moreNames', { shown: count(more) })] : named)
    }

    function sayAway(preview: ReplyPreview): string {
      const { length } = preview.away
      return length === 0 ? '' : t('preview.away', { count: length, shown: count(length), names: namesOf(preview) })
    }

    function saySeries({ events, withAway, amber, red, worse }: NonNullable<ReplyPreview['series']>): string {
      const colours = [
        red > 0 && t('preview.redAt', { shown: count(red) }),
        // Amber is no news for an event that had no readiness before.
        amber > 0 && worse > 0 && t('preview.amberAt', { shown: count(amber) }),
      ].filter((part) => part !== false)
      const what = [
        withAway > 0 && t('preview.awayAt', { shown: count(withAway) }),
        colours.length > 0 && t('preview.readinessAt', { colours: list.format(colours) }),
      ].filter((part) => part !== false)
      return what.length === 0
        ? ''
        : t('preview.ofSeries', { count: events, shown: count(events), what: what.join('; ') })
    }

    function before(preview: ReplyPreview): string {
      const { series } = preview
      if (series) return [preview.before ? '' : sayAway(preview), saySeries(series)].filter(Boolean).join(' ')
      const turned = changedReadiness(preview)
      const toConfirm = (preview.after?.toConfirm ?? 0) - (preview.before?.toConfirm ?? 0)
      return [
        sayAway(preview),
        toConfirm > 0 && t('preview.confirm', { count: toConfirm, shown: count(toConfirm) }),
        turned && t(`preview.turns.${turned.colour}`, { reason: readinessText(turned) }),
      ]
        .filter(Boolean)
        .join(' ')
    }

    function afterwards(preview: ReplyPreview): string {
      const turned = changedReadiness(preview)
      const { length } = preview.away
      return [
        length > 0 && t('preview.awayNow', { count: length, shown: count(length) }),
        turned && t(`preview.turned.${turned.colour}`, { reason: readinessText(turned) }),
      ]
        .filter(Boolean)
        .join(' ')
    }

    return { before, afterwards }
  }, [t, i18n.language, readinessText, count])
}
