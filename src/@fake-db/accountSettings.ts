import * as z from 'zod/mini'
import { invalid, get, post, type SampleCall } from './sampleCall'
import { nameOf, usernameOf } from './words'

const picture = z.object({ profileImg: z.string(), id: z.string() })
const areas = {
  general: z.object({
    avatar: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  /** `dob`: YYYY-MM-DD. */
  info: z.object({
    bio: z.string(),
    dob: z.string(),
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks: z.record(z.enum(['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora']), z.string()),
    connections: z.record(z.enum(['twitter', 'google', 'facebook', 'github']), picture),
  }),
  notification: z.record(
    z.enum(['commentOnArticle', 'answerOnForm', 'followMe', 'newAnnouncements', 'productUpdates', 'blogDigest']),
    z.boolean(),
  ),
}
const Settings = z.object(areas)
/** Those that were changed. */
const Change = z.object({
  general: z.optional(areas.general),
  info: z.optional(areas.info),
  social: z.optional(areas.social),
  notification: z.optional(areas.notification),
})
export type AccountSettings = z.infer<typeof Settings>

const PasswordChange = z.object({ current: z.string(), next: z.string() })

const settings: AccountSettings = {
  general: {
    avatar: '',
    username: 'kaori.engel',
    fullName: 'Kaori Engel',
    email: 'kaori.engel@example.org',
    company: 'Cadence Acoustics',
  },
  info: {
    bio: 'Plays what stands in the middle of the chord, and would not change it for a melody.',
    dob: '1988-06-14',
    country: 'Germany',
    website: 'https://kaori.example.org',
    phone: '+49 341 5550 142',
  },
  social: {
    socialLinks: {
      twitter: 'https://social.example.org/kaori',
      facebook: '',
      google: '',
      linkedIn: 'https://work.example.org/kaori-engel',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: '', id: 'kaori' },
      google: { profileImg: '', id: 'kaori.engel' },
      facebook: { profileImg: '', id: '' },
      github: { profileImg: '', id: '' },
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
}

/** The password that the sample account begins with; its screen says it. */
const FIRST_PASSWORD = 'cake for the violas'

/** Other people of the samples, whose names are taken. */
const takenNames = new Set(Array.from({ length: 50 }, (_, index) => usernameOf(nameOf(index))))

/** The two changes are not in the specification, which only reads: the screen keeps by them what was saved in a visit. */
export function accountSettingCalls(): SampleCall[] {
  const own = structuredClone(settings)
  let password = FIRST_PASSWORD
  return [
    get('/account-setting/data', () => [200, own]),
    post('/account-setting/data', (ask) => {
      const change = ask.body(Change)
      const { username = own.general.username } = change.general ?? {}
      if (username !== settings.general.username && takenNames.has(username)) {
        return invalid('This user name is taken', { 'general.username': 'taken' })
      }
      return [200, Object.assign(own, change)]
    }),
    post('/account-setting/password', (ask) => {
      const { current, next } = ask.body(PasswordChange)
      if (current !== password) return invalid('This is not the password', { current: 'wrong_password' })
      password = next
      return [200]
    }),
  ]
}
