import * as z from 'zod/mini'
import { Email as Address, text } from '@contract/primitives'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
export const folders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const
/** Where a letter can be moved to. */
export const places = ['inbox', 'spam', 'trash'] as const
export const labels = ['personal', 'company', 'important', 'private'] as const
export type Folder = (typeof folders)[number]
export type Place = (typeof places)[number]
export type Label = (typeof labels)[number]

export const labelTones = {
  personal: 'positive',
  company: 'ensaio',
  important: 'caution',
  private: 'publico',
} as const

const Letter = z.object({
  id: z.number(),
  from: z.object({ name: z.string(), email: z.string(), avatar: z.string() }),
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  subject: z.string(),
  message: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), size: z.string() })),
  /** YYYY-MM-DD. */
  time: z.string(),
  folder: z.enum(['inbox', 'sent', 'draft', 'spam', 'trash']),
  labels: z.array(z.enum(labels)),
  isStarred: z.boolean(),
  isRead: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

const Letters = z.object({
  emails: z.array(Letter),
  /** Unread in the inbox and among spam; all of the others. */
  emailsMeta: z.object({
    inbox: z.number(),
    draft: z.number(),
    spam: z.number(),
    starred: z.number(),
    trash: z.number(),
    labels: z.record(z.enum(labels), z.number()),
  }),
})
export type Letters = z.infer<typeof Letters>

export const LetterWrite = z.object({ to: Address, subject: text(160), message: text(4000) })
export type LetterWrite = z.infer<typeof LetterWrite>

export const fetchLetters = (query: string): Promise<Letters> =>
  sampleRequest(Letters, { url: `/apps/email/emails?${query}` })

export const isIn = (letters: readonly Letter[], folder: Folder) => letters.every((letter) => letter.folder === folder)

const OneLetter = z.object({ email: Letter, hasPreviousMail: z.boolean(), hasNextMail: z.boolean() })

export const fetchLetter = async (id: string): Promise<Letter> => {
  const { email } = await sampleRequest(OneLetter, { url: '/apps/email/get-email', params: { id } })
  return email
}
