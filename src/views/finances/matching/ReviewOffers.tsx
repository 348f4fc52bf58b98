import { BookmarkPlus, CircleSlash, RotateCcw, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { ComboInput } from '@/@core/components/fields/ComboInput'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { categoryValue, readCategory } from '@/shared/finances/categoryChoices'
import { ACCOUNT_FIELD_ID, CATEGORY_FIELD_ID, type ReviewActions } from './reviewActions'
import { LinkInputs } from './LinkInputs'
import { decisionOf } from './lineDecisions'
import type { ReviewOffer } from './fileOffers'
import type { ReviewLine } from './matchingReview'
import type { ReviewWords } from './useReviewWords'

interface ReviewOffersProps {
  each: ReviewLine
  words: ReviewWords
  acts: ReviewActions
}

const tones = { certain: 'positive', likely: 'caution', possible: 'neutral' } as const

/** Everything that the current line can become: numbered offers, a new entry, a transfer, or a search result. */
export function ReviewOffers({ each, words, acts }: ReviewOffersProps) {
  const { t } = useTranslation('matching')
  const { line, matched, decision } = each
  const category = decision?.kind === 'new' ? categoryValue(decision) : ''
  const account = decision?.kind === 'transfer' ? (decision.accountId ?? '') : ''
  return (
    <div className="review-offers">
      {matched.offers.length > 0 && (
        <ol>
          {matched.offers.map((offer, at) => (
            // Offers have no ids, and their order is fixed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <OfferButton offer={offer} at={at} each={each} words={words} acts={acts} />
            </li>
          ))}
        </ol>
      )}
      {matched.offers.length === 0 && decision === null && <p className="muted">{t('nothing')}</p>}
      <div className="review-acts">
        <label className="review-field" htmlFor={CATEGORY_FIELD_ID}>
          <span>{t('acts.category')}</span>
          <ComboInput
            id={CATEGORY_FIELD_ID}
            value={category}
            options={words.categories}
            listLabel={t('acts.category')}
            placeholder={t('acts.categoryPlaceholder')}
            emptyText={t('acts.categoryEmpty')}
            onChange={(value) => {
              const { category: chosen, subcategoryId } = readCategory(value)
              if (chosen) acts.chooseCategory({ category: chosen, subcategoryId })
            }}
          />
        </label>
        {decision?.kind === 'return' && decision.fee && (
          <CheckboxField
            label={t('acts.passOn')}
            checked={decision.fee.isPassedOn}
            onChange={({ target }) => acts.passOn(target.checked)}
          />
        )}
        {(decision === null || decision.kind === 'new') && <LinkInputs each={each} acts={acts} />}
        {acts.otherAccounts.length > 0 && !line.isPending && (
          <label className="review-field" htmlFor={ACCOUNT_FIELD_ID}>
            <span>{t('acts.transfer')}</span>
            <ComboInput
              id={ACCOUNT_FIELD_ID}
              value={account}
              options={acts.otherAccounts}
              listLabel={t('acts.transfer')}
              placeholder={t(line.amount > 0 ? 'acts.transferFrom' : 'acts.transferTo')}
              emptyText={t('acts.accountEmpty')}
              onChange={(value) => value !== '' && acts.chooseAccount(value)}
            />
          </label>
        )}
        {!line.isPending && (
          <Button size="sm" onClick={acts.search}>
            <Search size={15} aria-hidden />
            {t('acts.search')}
          </Button>
        )}
        {decision === null ? (
          <Button size="sm" onClick={acts.skip}>
            <CircleSlash size={15} aria-hidden />
            {t('acts.skip')}
          </Button>
        ) : (
          <Button size="sm" onClick={acts.reopen}>
            <RotateCcw size={15} aria-hidden />
            {t('acts.reopen')}
          </Button>
        )}
        {acts.makeRule && (
          <Button size="sm" onClick={acts.makeRule}>
            <BookmarkPlus size={15} aria-hidden />
            {t('acts.rule')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface OfferButtonProps extends ReviewOffersProps {
  offer: ReviewOffer
  at: number
}

function OfferButton({ offer, at, each, words, acts }: OfferButtonProps) {
  const { t } = useTranslation('matching')
  const format = useFormat()
  const { line, decision } = each
  const taker = acts.takerOf(offer)
  const order = words.orderText(offer, line)
  const isChosen = decision !== null && isSame(decisionOf(line, offer), decision)
  return (
    <button type="button" className="review-offer" aria-pressed={isChosen} onClick={() => acts.choose(at)}>
      <kbd aria-hidden>{at + 1}</kbd>
      <span className="review-offer-text">
        <span>{words.offerText(offer, line)}</span>
        <small className="muted">
          {order && `${order} · `}
          {words.reasonsText(offer)}
          {taker && ` · ${t('takenBy', { day: format.briefDate(taker.date), text: taker.description })}`}
        </small>
      </span>
      <Badge tone={tones[offer.certainty]}>{t(`sure.${offer.certainty}`)}</Badge>
    </button>
  )
}

/** Compares decisions without their generated ids. */
function isSame(one: object | null, other: object): boolean {
  const plain = ({ fee, ...decision }: { fee?: unknown }) =>
    JSON.stringify({ ...decision, hasFee: fee !== undefined, id: undefined, method: undefined })
  return one !== null && plain(one) === plain(other)
}
