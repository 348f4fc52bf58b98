import { get, type SampleCall } from './sampleCall'

export interface AccountSettings {
  general: { avatar: string; username: string; fullName: string; email: string; company: string }
  /** `dob`: YYYY-MM-DD. */
  info: { bio: string; dob: string; country: string; website: string; phone: string }
  social: {
    socialLinks: Record<'twitter' | 'facebook' | 'google' | 'linkedIn' | 'instagram' | 'quora', string>
    connections: Record<'twitter' | 'google' | 'facebook' | 'github', { profileImg: string; id: string }>
  }
  notification: Record<
    'commentOnArticle' | 'answerOnForm' | 'followMe' | 'newAnnouncements' | 'productUpdates' | 'blogDigest',
    boolean
  >
}

const settings: AccountSettings = {
  general: {
    avatar: '',
    username: 'clara.castro',
    fullName: 'Clara Castro',
    email: 'clara.castro@example.org',
    company: 'Cadence Acoustics',
  },
  info: {
    bio: 'Second oboe, first to bring cake.',
    dob: '1988-06-14',
    country: 'Portugal',
    website: 'https://clara.example.org',
    phone: '+351 21 555 0142',
  },
  social: {
    socialLinks: {
      twitter: 'https://social.example.org/clara',
      facebook: '',
      google: '',
      linkedIn: 'https://work.example.org/clara-castro',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: '', id: 'clara' },
      google: { profileImg: '', id: 'clara.castro' },
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

export function accountSettingCalls(): SampleCall[] {
  return [get('/account-setting/data', () => [200, settings])]
}
