import * as z from 'zod/mini'
import { GivenPassword, NewPassword } from './auth'
import { Email, Instant, text, emptyBody, idBody } from './primitives'
import type { Call } from './call'

const Token = text(200)

/** The answer is the same whether or not the address has an account. */
export const ForgottenPasswordBody = z.strictObject({ email: Email })

export const ResetTokenQuery = z.strictObject({ token: Token })
/** The account whose password the link sets: shown before it is set, and stored by password managers. */
export const ResetOffer = z.object({ reset: z.object({ email: z.string(), groupName: z.string() }) })
export type ResetOffer = z.infer<typeof ResetOffer>

export const PasswordReset = z.strictObject({ token: Token, newPassword: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const VerifyEmailBody = z.strictObject({ token: Token })
export const VerifiedEmail = z.object({ email: z.string() })

export const EmailChange = z.strictObject({ newEmail: Email, currentPassword: GivenPassword })
export type EmailChange = z.infer<typeof EmailChange>
/** `isPending`: the new address takes effect once the link sent to it is opened. */
export const EmailChangeAnswer = z.object({ email: z.string(), isPending: z.boolean() })

/** Whether this installation sends mails. */
export const MailStatus = z.object({ sendsMail: z.boolean() })

/** The caller's own address; `verifiedAt` is absent until a link sent to it was opened. */
export const EmailStatus = z.object({ email: z.string(), verifiedAt: z.optional(Instant), sendsMail: z.boolean() })
export type EmailStatus = z.infer<typeof EmailStatus>

/** A link that an administrator hands over. The token is shown only this once: the server stores its hash. */
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
