import type { Locale } from '@contract/auth'

/** Who reads a message. */
export interface Reader {
  locale: Locale
  /** Absent: everybody at once. */
  name?: string
  /** How they are spoken to (contract/nameParts.ts); absent: by name. */
  spokenName?: string | undefined
  instrument?: string | null
  /** Whom it concerns, where it goes to their guardian. */
  about?: string | undefined
  /** They had answered before the event changed. */
  toConfirm?: boolean
  /** Of their own page. */
  url?: string | undefined
  unsubscribeUrl?: string | undefined
}
