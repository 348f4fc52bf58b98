import * as z from 'zod/mini'
import { GivenPassword, NewPassword } from './auth'
import { Email, Instant, text, emptyBody, idBody } from './primitives'
import type { Call } from './call'

const Token = text(200)

/** Answered alike whether or not somebody has the address. */
export const ForgottenPasswordBody = z.strictObject({ email: Email })

export const ResetTokenQuery = z.strictObject({ token: Token })
/** Whose password the link sets: shown before it is set, and kept by password managers. */
export const ResetOffer = z.object({ reset: z.object({ email: z.string(), groupName: z.string() }) })
export type ResetOffer = z.infer<typeof ResetOffer>

export const PasswordReset = z.strictObject({ token: Token, newPassword: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const VerifyEmailBody = z.strictObject({ token: Token })
export const VerifiedEmail = z.object({ email: z.string() })

export const EmailChange = z.strictObject({ newEmail: Email, currentPassword: GivenPassword })
export type EmailChange = z.infer<typeof EmailChange>
/** `isPending`: the address counts once the link is opened that was sent there. */
export const EmailChangeAnswer = z.object({ email: z.string(), isPending: z.boolean() })

/** Whether this installation sends mails. */
export const MailStatus = z.object({ sendsMail: z.boolean() })

/** The caller's own address: absent `verifiedAt`, nobody has opened a link that was sent there. */
export const EmailStatus = z.object({ email: z.string(), verifiedAt: z.optional(Instant), sendsMail: z.boolean() })
export type EmailStatus = z.infer<typeof EmailStatus>

/** A link that an administrator hands over. The token is shown this once: the server keeps its hash. */
export const ResetLinkAnswer = z.object({ token: z.string(), expiresAt: Instant })

export const authMailCall = {
  method: 'GET',
  path: '/auth/mail',
  access: 'public',
  answer: MailStatus,
} as const satisfies Call

export const forgotPasswordCall = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: ForgottenPasswordBody,
  answer: z.undefined(),
  success: [204],
  errors: [429],
} as const satisfies Call

export const findPasswordResetCall = {
  method: 'GET',
  path: '/auth/reset-password',
  access: 'public',
  query: ResetTokenQuery,
  answer: ResetOffer,
  errors: [404, 429],
} as const satisfies Call

export const resetPasswordCall = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: PasswordReset,
  answer: z.undefined(),
  success: [204],
  errors: [404, 429],
} as const satisfies Call

export const verifyEmailCall = {
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  body: VerifyEmailBody,
  answer: VerifiedEmail,
  errors: [404, 429],
} as const satisfies Call

export const authEmailCall = {
  method: 'GET',
  path: '/auth/email',
  access: 'signed-in',
  answer: EmailStatus,
} as const satisfies Call

export const changeEmailCall = {
  method: 'POST',
  path: '/auth/change-email',
  access: 'signed-in',
  freshProof: true,
  body: EmailChange,
  answer: EmailChangeAnswer,
  errors: [409, 429],
} as const satisfies Call

export const sendVerificationCall = {
  method: 'POST',
  path: '/auth/send-verification',
  access: 'signed-in',
  body: emptyBody,
  answer: z.undefined(),
  success: [204],
  errors: [429],
} as const satisfies Call

export const resetLinkCall = {
  method: 'POST',
  path: '/users/reset-link',
  access: ['update', 'User'],
  freshProof: true,
  body: idBody,
  answer: ResetLinkAnswer,
  errors: [404],
} as const satisfies Call
