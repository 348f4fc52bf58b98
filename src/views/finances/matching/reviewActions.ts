import type { Finance } from '@contract/finances'
import type { MatchOffer } from '@contract/finances/matching'
import type { EntryLinks } from './lineDecisions'

/** Actions on the current line, by key or button. */
export interface ReviewActions {
  goTo: (place: number) => void
  /** `at`: index of the offer. */
  choose: (at: number) => void
  chooseCategory: (category: Pick<Finance, 'category' | 'subcategoryId'>) => void
  /** Sets member and event of a new entry. */
  chooseLinks: (links: EntryLinks) => void
  /** A new transfer with another account of the group. */
  chooseAccount: (accountId: string) => void
  /** For a returned payment: whether its member owes the bank's fee. */
  passOn: (isPassedOn: boolean) => void
  search: () => void
  skip: () => void
  reopen: () => void
  /** Undefined where the decision is not suitable for a rule. */
  makeRule: (() => void) | undefined
  /** Accounts other than the file's. */
  otherAccounts: readonly { value: string; label: string }[]
  /** The line that already uses the offer's entries. */
  takerOf: (offer: MatchOffer) => { date: string; description: string } | undefined
}

/** Ids of the current line's fields, for the keys that focus them. */
export const CATEGORY_FIELD_ID = 'review-category'
export const MEMBER_FIELD_ID = 'review-member'
export const EVENT_FIELD_ID = 'review-event'
export const ACCOUNT_FIELD_ID = 'review-account'
