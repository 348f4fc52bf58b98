import type { ReactNode } from 'react'
import type { BookingPart } from '@contract/keptLines'
import type { Format } from '@/i18n/format'

/** How a screen shows a line of the bank: in the words of who is signed in, or of an auditor's page, where nothing has a page of its own. */
export interface BankSayings {
  format: Format
  money: { format: (amount: number) => string }
  /** Of the entry or transfer that it is shown with. */
  ownId?: string | undefined
  /** Where a part can be gone to; undefined: nowhere. */
  linkOf?: ((part: BookingPart, text: string) => ReactNode) | undefined
  /** What is said of a part that names nothing; undefined: that it is not in the books. */
  absentText?: string | undefined
}
