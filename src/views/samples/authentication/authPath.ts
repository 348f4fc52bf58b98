/** The two looks of each page about signing in: a card in the middle, or a form beside a picture. */
export type Look = 'basic' | 'cover'

export type AuthPage = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'verify-email' | 'two-steps'

export const authPath = (page: AuthPage, look: Look) => `/pages/${page}-${look}` as const
