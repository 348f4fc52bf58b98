import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchDecision } from '@contract/finances/matching'
import { Pagination } from '@/@core/components/table/Pagination'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { ReviewRow } from './ReviewRow'
import type { ReviewActions } from './reviewActions'
import { decisionOf, newEntry, newTransfer } from './lineDecisions'
import { decide, holderOf, isSettled, linkEntry, type MatchingReview } from './matchingReview'
import { ruleOfLine } from './ruleOfLine'
import { useReviewKeys } from './useReviewKeys'
import type { ReviewWords } from './useReviewWords'
import { useLineRule } from './useLineRule'
import type { ReviewEntries } from './useMatchingReview'
import type { Refusal } from './refusedLines'

/** Rendered lines: a file may have twenty thousand. */
const PER_PAGE = 100

interface ReviewListProps {
  review: MatchingReview
  setReview: (review: MatchingReview) => void
  accountId: string
  entries: ReviewEntries
  words: ReviewWords
  refused: ReadonlyMap<number, Refusal>
  /** The search dialog is open; when it closes, the focus returns to the list. */
  isSearching: boolean
  onSearch: () => void
  onSend: () => void
  /** After a rule was created. */
  onRules: () => void
  /** After that rule was undone. */
  onRuleDropped: (ruleId: string) => void
}

/** The lines with their offers, for keyboard and pointer. */
export function ReviewList(props: ReviewListProps) {
  const {
    review,
    setReview,
    accountId,
    entries,
    words,
    refused,
    isSearching,
    onSearch,
    onSend,
    onRules,
    onRuleDropped,
  } = props
  const { t } = useTranslation('matching')
  const list = useRef<HTMLOListElement>(null)
  const { optionsWith } = useAccounts()
  const learn = useLineRule(onRules, onRuleDropped)
  const current = review.lines[review.current]
  const rule = current && ruleOfLine(current, entries.entryOf)
  const makeRule = rule && (() => void learn(rule))
  const search = () => {
    if (!isSettled(current) && current?.line.isPending === undefined) onSearch()
  }
  const { onKeyDown, follow } = useReviewKeys(list, { review, setReview, isSearching, search, makeRule, send: onSend })
  const page = Math.floor(review.current / PER_PAGE)
  const from = page * PER_PAGE
  const otherAccounts = useMemo(
    () => optionsWith().filter(({ value }) => value !== accountId),
    [optionsWith, accountId],
  )
  const settle = (decision: MatchDecision | null) => follow(decide(review, decision))
  const goTo = (place: number) => follow({ ...review, current: place })
  const acts: ReviewActions = {
    goTo,
    choose: (at) => {
      const offer = current?.matched.offers[at]
      const decision = current && offer && decisionOf(current.line, offer)
      if (decision) settle(decision)
    },
    chooseCategory: (category) => settle(newEntry(category, current?.matched.offers ?? [])),
    chooseLinks: (links) => {
      const next = current && linkEntry(review, links)
      // An emptied field keeps the focus, since the user may go on typing.
      if (next && Object.values(links).includes('')) setReview(next)
      else if (next) follow(next)
    },
    chooseAccount: (id) => settle(newTransfer(id)),
    passOn: (isPassedOn) => {
      const decision = current?.decision
      if (decision?.kind !== 'return' || !decision.fee) return
      const said = { ...decision, fee: { ...decision.fee, isPassedOn } }
      setReview({ ...decide(review, said), current: review.current })
    },
    search,
    skip: () => settle({ kind: 'skip' }),
    reopen: () => settle(null),
    makeRule,
    otherAccounts,
    takerOf: (offer) => {
      const holder = holderOf(review, review.current, offer)
      return holder === undefined ? undefined : review.lines[holder]?.line
    },
  }

  return (
    <>
      {/* The keys belong to the buttons inside; each has an equivalent button for the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} className="review-list" aria-label={t('list')} onKeyDown={onKeyDown}>
        {review.lines.slice(from, from + PER_PAGE).map((each, at) => {
          const place = from + at
          const refusal = refused.get(place)
          return (
            <ReviewRow
              // The order of lines is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              each={each}
              place={place}
              isCurrent={place === review.current}
              refusal={refusal && t(`refused.${refusal}`)}
              words={words}
              acts={acts}
            />
          )
        })}
      </ol>
      {review.lines.length > PER_PAGE && (
        <Pagination
          page={page + 1}
          perPage={PER_PAGE}
          total={review.lines.length}
          onPage={(next) => setReview({ ...review, current: (next - 1) * PER_PAGE })}
        />
      )}
    </>
  )
}
