import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
export const socialSites = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const
export type SocialSite = (typeof socialSites)[number]

export const connectedSites = ['twitter', 'google', 'facebook', 'github'] as const
export type ConnectedSite = (typeof connectedSites)[number]

/** The flags, as they stand together on the screen. */
export const flagGroups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const
const flags = [...flagGroups.activity, ...flagGroups.news] as const

const Account = z.object({
  general: z.object({
    /** A data URL; empty, the initials stand for it. */
    avatar: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: z.object({
    bio: z.string(),
    /** YYYY-MM-DD. */
    dob: z.string(),
    /** Its English name. */
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks: z.record(z.enum(socialSites), z.string()),
    /** Without an id it is not connected. */
    connections: z.record(z.enum(connectedSites), z.object({ profileImg: z.string(), id: z.string() })),
  }),
  notification: z.record(z.enum(flags), z.boolean()),
})
export type Account = z.infer<typeof Account>

const URL = '/account-setting/data'

export const fetchAccount = (): Promise<Account> => sampleRequest(Account, { url: URL })

/** Replaces the parts that are given, for this visit. */
export const saveAccount = (parts: Partial<Account>): Promise<Account> =>
  sampleRequest(Account, { method: 'POST', url: URL, data: parts })

/** The password that the sample account begins with. */
export const FIRST_PASSWORD = 'cake for the violas'

export async function savePassword(current: string, next: string): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'POST', url: '/account-setting/password', data: { current, next } })
}
