import type { Finance } from '@contract/finances'
import type { MatchOffer } from '@contract/finances/matching'
import type { EntryLinks } from './lineDecisions'

/** What can be done to the current line, by key or by press. */
export interface ReviewActions {
  goTo: (place: number) => void
  /** By its index among the offers. */
  choose: (at: number) => void
  chooseCategory: (category: Pick<Finance, 'category' | 'subcategoryId'>) => void
  /** Of whom and of which event a new entry is. */
  chooseLinks: (links: EntryLinks) => void
  /** A new transfer with another account of the group. */
  chooseAccount: (accountId: string) => void
  /** Of a payment that came back: whether its member owes the bank's fee. */
  passOn: (isPassedOn: boolean) => void
  search: () => void
  skip: () => void
  reopen: () => void
  /** Undefined where the decision teaches nothing. */
  makeRule: (() => void) | undefined
  /** Other accounts than the file's. */
  otherAccounts: readonly { value: string; label: string }[]
  /** The line that has what the offer to the current one names. */
  takerOf: (offer: MatchOffer) => { date: string; description: string } | undefined
}

/** What the fields of the current line are known by, for the keys that lead there. */
export const CATEGORY_FIELD_ID = 'review-category'
export const MEMBER_FIELD_ID = 'review-member'
export const EVENT_FIELD_ID = 'review-event'
export const ACCOUNT_FIELD_ID = 'review-account'
