import type { ReactNode } from 'react'
import type { BookingPart } from '@contract/keptLines'
import type { Format } from '@/i18n/format'

/** How a bank line is shown: for the signed-in person, or on an auditor's page, where entries have no pages of their own. */
export interface BankSayings {
  format: Format
  money: { format: (amount: number) => string }
  /** Id of the entry or transfer with which it is shown. */
  ownId?: string | undefined
  /** Links to a part; undefined: no link. */
  linkOf?: ((part: BookingPart, text: string) => ReactNode) | undefined
  /** The text for a part without entry or transfer; undefined: that it is not in the books. */
  absentText?: string | undefined
}
