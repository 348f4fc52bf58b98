import * as z from 'zod/mini'
import {
  EmailChangeAnswer,
  EmailStatus,
  MailStatus,
  ResetLinkAnswer,
  ResetOffer,
  VerifiedEmail,
  type EmailChange,
  type PasswordReset,
} from '@contract/recovery'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** Whether this installation sends mails at all. */
export const fetchSendsMail = createAppThunk<boolean>(
  'recovery/fetchSendsMail',
  async (_, { signal }) => (await apiRequest(MailStatus, { url: '/auth/mail', isPublic: true, signal })).sendsMail,
)

export const forgotPassword = createAppThunk<void, { email: string }>('recovery/forgotPassword', async (data) => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/forgot-password', data, isPublic: true })
})

export const fetchReset = createAppThunk<ResetOffer['reset'], string>(
  'recovery/fetchReset',
  async (token, { signal }) =>
    (await apiRequest(ResetOffer, { url: '/auth/reset-password', params: { token }, isPublic: true, signal })).reset,
)

export const resetPassword = createAppThunk<void, PasswordReset>('recovery/resetPassword', async (data) => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/reset-password', data, isPublic: true })
})

/** Answers the address that is confirmed. */
export const verifyEmail = createAppThunk<string, string>('recovery/verifyEmail', async (token) => {
  const call = { method: 'post', url: '/auth/verify-email', data: { token }, isPublic: true }
  return (await apiRequest(VerifiedEmail, call)).email
})

export const fetchEmailStatus = createAppThunk<EmailStatus>('recovery/fetchEmailStatus', (_, { signal }) =>
  apiRequest(EmailStatus, { url: '/auth/email', signal }),
)

export const changeEmail = createAppThunk<z.infer<typeof EmailChangeAnswer>, EmailChange>(
  'recovery/changeEmail',
  (data) => apiRequest(EmailChangeAnswer, { method: 'post', url: '/auth/change-email', data }),
)

export const sendVerification = createAppThunk<void>('recovery/sendVerification', async () => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/send-verification', data: {} })
})

/** For an administrator to hand over: the token is in this answer alone. */
export const makeResetLink = createAppThunk<string, string>(
  'recovery/makeResetLink',
  async (id) => (await apiRequest(ResetLinkAnswer, { method: 'post', url: '/users/reset-link', data: { id } })).token,
)
