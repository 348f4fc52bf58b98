import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Readiness } from '@contract/calendar/readiness'
import { partName } from '@contract/invitees'
import { useFormat } from '@/shared/dates/useFormat'

/** Maximum number of instruments named; the rest are counted. */
const NAMED_MAX = 3

/** The reason for an event's readiness: "Horn: 1 missing · 6 silent", or "12 of 57 said yes · 40 silent". */
export function useReadinessText(): (readiness: Readiness) => string {
  const { t } = useTranslation('readiness')
  const { count } = useFormat()
  return useMemo(
    () =>
      ({ asked, yes, maybe, silent, toConfirm, needs }) => {
        const short = needs.filter((need) => need.short > 0)
        const named = short
          .slice(0, NAMED_MAX)
          .map((need) => t('short', { instrument: partName(need), shown: count(need.short) }))
        const more = short.length - named.length
        const unheard = silent - toConfirm
        return [
          ...(needs.length > 0 && short.length === 0 ? [t('enough')] : named),
          more > 0 && t('moreShort', { count: more, shown: count(more) }),
          needs.length === 0 && t('yes', { yes: count(yes), asked: count(asked) }),
          maybe > 0 && t('maybe', { count: maybe, shown: count(maybe) }),
          unheard > 0 && t('silent', { count: unheard, shown: count(unheard) }),
          toConfirm > 0 && t('toConfirm', { count: toConfirm, shown: count(toConfirm) }),
        ]
          .filter(Boolean)
          .join(' · ')
      },
    [t, count],
  )
}
