import { useTranslation } from 'react-i18next'
import { Badge } from '@/@core/components/page/Badge'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { ProbableNote } from './ProbableNote'
import { ReviewOffers } from './ReviewOffers'
import type { ReviewActions } from './reviewActions'
import { isLeftAsProbable, isOpen, isSettled, suggestionOf, type ReviewLine } from './matchingReview'
import type { ReviewWords } from './useReviewWords'

interface ReviewRowProps {
  each: ReviewLine
  place: number
  isCurrent: boolean
  /** Why the server refused it, translated. */
  refusal: string | undefined
  words: ReviewWords
  acts: ReviewActions
}

/** A bank line with its decision or offers. The current one has the keyboard focus. */
export function ReviewRow({ each, place, isCurrent, refusal, words, acts }: ReviewRowProps) {
  const { t } = useTranslation('matching')
  const { line, decision, matched } = each
  const format = useFormat()
  const money = useMoney()
  const isKnown = isSettled(each)
  const isProbable = matched.known === 'probable'
  const state = isKnown
    ? 'known'
    : isLeftAsProbable(each)
      ? 'probable'
      : isOpen(each)
        ? 'open'
        : decision?.kind === 'skip'
          ? 'skipped'
          : 'decided'
  return (
    <li className={`review-line is-${state}${isCurrent ? ' is-current' : ''}`}>
      <button
        type="button"
        className="review-bank"
        data-place={place}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        onClick={() => acts.goTo(place)}
      >
        <span className="review-day tabular">{format.briefDate(line.date)}</span>
        <span className="review-text">
          {line.counterparty !== undefined && <strong>{line.counterparty}</strong>}
          <span>{line.description}</span>
          {line.isPending && <small className="muted">({t('pending')})</small>}
        </span>
        <span className="review-amount tabular">{money.format(line.amount)}</span>
      </button>
      <div className="review-what">
        {refusal !== undefined && <p className="review-refusal">{refusal}</p>}
        {isKnown && <span className="muted">{t(matched.known === 'skipped' ? 'knownSkipped' : 'known')}</span>}
        {isProbable && <ProbableNote each={each} words={words} />}
        {decision && (
          <span className="review-decision">
            <StatusIcon shape={decision.kind === 'skip' ? 'dash' : 'check'} />
            {words.decisionText(decision, line)}
          </span>
        )}
        {state === 'open' && !isCurrent && <ReviewHint each={each} words={words} />}
        {isCurrent && !isKnown && <ReviewOffers each={each} words={words} acts={acts} />}
      </div>
    </li>
  )
}

/** Short hint of the offers on an open line that is not current. */
function ReviewHint({ each, words }: { each: ReviewLine; words: ReviewWords }) {
  const { t } = useTranslation('matching')
  const format = useFormat()
  const offer = suggestionOf(each)
  const count = each.matched.offers.length
  if (!offer && count === 0) return <span className="muted">{t('nothing')}</span>
  if (!offer) return <span className="muted">{t('possibilities', { count, shown: format.count(count) })}</span>
  return (
    <span className="review-hint">
      <Badge tone={offer.certainty === 'certain' ? 'positive' : 'caution'}>{t(`sure.${offer.certainty}`)}</Badge>
      {words.offerText(offer, each.line)}
    </span>
  )
}
