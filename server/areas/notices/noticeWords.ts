import type { ExportKind } from '@contract/audit'

/** One thing that changed, as much of it as a mail may show. Absent: there was none, there is none, or it is only told that it changed. */
export interface PartlyShown {
  what: 'pixKey' | 'iban' | 'holder' | 'details'
  before?: string | undefined
  after?: string | undefined
}

/** What of weight was done. */
export type NoticeFacts =
  | { kind: 'payment_changed'; changes: PartlyShown[] }
  | { kind: 'auditor_link_made'; from: string; to: string; expiresOn: string }
  | { kind: 'everything_exported'; what: ExportKind; count: number }
  | { kind: 'member_erased' }
  | { kind: 'backup_restored'; madeAt: string }

export interface Told {
  groupName: string
  /** Who did it; absent: nobody who was signed in, but who runs the server. */
  by: string | undefined
  /** Date and time in the group's zone. */
  when: string
  facts: NoticeFacts
  /** Writes a calendar day, and an instant. */
  day: (day: string) => string
  moment: (instant: string) => string
}

export interface NoticeText {
  subject: string
  paragraphs: string[]
  action: string
}

/** The texts of these mails in one language. */
export interface NoticeWords {
  greeting: (name: string) => string
  footer: (groupName: string) => string
  write: (told: Told) => NoticeText
}

/** `IBAN: …3201 → …1186`; what only one side has stands alone, with a dash for the other. */
export function changeLines(changes: PartlyShown[], names: Record<PartlyShown['what'], string>): string {
  return changes
    .map(({ what, before, after }) => {
      const isShown = before !== undefined || after !== undefined
      return isShown ? `${names[what]}: ${before ?? '—'} → ${after ?? '—'}` : names[what]
    })
    .join('\n')
}
