import type { ReactNode } from 'react'
import type { BookingPart } from '@contract/keptLines'
import type { Format } from '@/i18n/format'

/** How a bank line is shown: for the signed-in person, or on an auditor's page, where entries have no pages of their own. */
export interface BankSayings {
  format: Format
  money: { format: (amount: number) => string }
  /** Of the entry or transfer that it is shown with. */
  ownId?: string | undefined
  /** Where a part can be gone to; undefined: nowhere. */
  linkOf?: ((part: BookingPart, text: string) => ReactNode) | undefined
  /** The text for a part without entry or transfer; undefined: that it is not in the books. */
  absentText?: string | undefined
}
