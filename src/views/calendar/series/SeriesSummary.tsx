import { useTranslation } from 'react-i18next'
import { failureText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import type { RuleException } from './useSeriesChange'
import type { SeriesPreviewState } from './useSeriesPreview'

/** The change in one sentence, beside the button that makes it. */
export function SeriesSummary({
  preview: state,
  ruleExceptions,
}: {
  preview: SeriesPreviewState
  ruleExceptions: RuleException[]
}) {
  const { t, i18n } = useTranslation('eventForm')
  const { count } = useFormat()
  const { preview, failure, isRequested, isTooLong } = state

  function sentence(): string {
    if (!isRequested || isTooLong) return t('series.incomplete')
    if (failure) return failureText(failure)
    if (!preview) return t('series.counting')
    const added = preview.added.length
    const going = ruleExceptions.filter(({ isRemoved }) => isRemoved).length
    if (added + going === 0) return t('series.none')
    // The event itself is among those that stay.
    const staying = 1 + preview.kept + preview.finished + ruleExceptions.length - going
    const parts = [
      ...(added > 0 ? [t('series.areAdded', { count: added, shown: count(added) })] : []),
      ...(going > 0 ? [t('series.areRemoved', { count: going, shown: count(going) })] : []),
      t('series.stay', { count: staying, shown: count(staying) }),
    ]
    return `${new Intl.ListFormat(i18n.language).format(parts)}.`
  }

  return <output className="series-summary">{sentence()}</output>
}
