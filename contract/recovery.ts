import * as z from 'zod/mini'
import { GivenPassword, NewPassword } from './auth'
import { Email, Instant, text } from './primitives'

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
