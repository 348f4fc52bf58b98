import * as z from 'zod/mini'
import { NewPassword } from '@contract/auth'
import { CalendarDate, Email, text } from '@contract/primitives'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Account } from './account'

export const BIO_MAX = 300
const PHONE = /^[0-9 +().\-/]{3,40}$/

const WebAddress = text(500).check(z.url({ protocol: /^https?$/, error: 'bad_url' }))
const today = () => new Date().toISOString().slice(0, 10)

const General = z.object({
  avatar: z.optional(z.string()),
  username: text(40, 3),
  fullName: text(120),
  email: Email,
  company: z.optional(text(120)),
})
export type General = z.infer<typeof General>

const MISMATCH = 'password_mismatch'
const Password = z
  .object({ current: z.string('required'), next: NewPassword, repeated: z.string('required') })
  .check(z.refine(({ next, repeated }) => next === repeated, { error: MISMATCH, path: ['repeated'] }))
export type Password = z.infer<typeof Password>
export const isMismatch = (error: string | undefined) => error === MISMATCH

const Info = z.object({
  bio: z.optional(text(BIO_MAX)),
  dob: z.optional(CalendarDate.check(z.refine((date) => date <= today(), { error: 'future_date' }))),
  country: z.optional(z.string()),
  website: z.optional(WebAddress),
  phone: z.optional(text(40).check(z.regex(PHONE, { error: 'bad_phone' }))),
})
export type Info = z.infer<typeof Info>

const address = z.optional(WebAddress)
const Links = z.object({
  twitter: address,
  facebook: address,
  google: address,
  linkedIn: address,
  instagram: address,
  quora: address,
})
export type Links = z.infer<typeof Links>

const flag = z.boolean()
const Flags = z.object({
  commentOnArticle: flag,
  answerOnForm: flag,
  followMe: flag,
  newAnnouncements: flag,
  productUpdates: flag,
  blogDigest: flag,
})
export type Flags = z.infer<typeof Flags>

export interface AccountForms {
  general: SchemaForm<General>
  password: SchemaForm<Password>
  info: SchemaForm<Info>
  social: SchemaForm<Links>
  notifications: SchemaForm<Flags>
}

/** One form for each tab, kept above them: what is typed in one waits there while another is looked at. */
export function useAccountForms({ general, info, social, notification }: Account): AccountForms {
  return {
    general: useSchemaForm<General>(General, general),
    password: useSchemaForm<Password>(Password, { current: '', next: '', repeated: '' }),
    info: useSchemaForm<Info>(Info, info),
    social: useSchemaForm<Links>(Links, social.socialLinks),
    notifications: useSchemaForm<Flags>(Flags, notification),
  }
}
