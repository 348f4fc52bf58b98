import type * as z from 'zod/mini'
import {
  type EmailChangeAnswer,
  type EmailStatus,
  type ResetOffer,
  type EmailChange,
  type PasswordReset,
  authMailCall,
  forgotPasswordCall,
  findPasswordResetCall,
  resetPasswordCall,
  verifyEmailCall,
  authEmailCall,
  changeEmailCall,
  sendVerificationCall,
  resetLinkCall,
} from '@contract/recovery'
import {
  type RegistrationOffer,
  type RegistrationConfirmation,
  type UserData,
  findRegistrationCall,
  confirmRegistrationCall,
} from '@contract/auth'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { signInBy } from './authCalls'

/** Whether this installation sends mails at all. */
export const fetchSendsMail = async (): Promise<boolean> => (await apiRequest(authMailCall)).sendsMail

export const forgotPassword = async (data: { email: string }): Promise<void> => {
  await apiRequest(forgotPasswordCall, { data })
}

export const fetchReset = async (token: string): Promise<ResetOffer['reset']> =>
  (await apiRequest(findPasswordResetCall, { params: { token } })).reset

export const resetPassword = async (data: PasswordReset): Promise<void> => {
  await apiRequest(resetPasswordCall, { data })
}

export const fetchRegistration = async (token: string): Promise<RegistrationOffer['registration']> =>
  (await apiRequest(findRegistrationCall, { params: { token } })).registration

export const confirmRegistration = createAppThunk<UserData, RegistrationConfirmation>(
  'recovery/confirmRegistration',
  signInBy(confirmRegistrationCall),
)

/** Returns the confirmed address. */
export const verifyEmail = async (token: string): Promise<string> =>
  (await apiRequest(verifyEmailCall, { data: { token } })).email

export const fetchEmailStatus = (): Promise<EmailStatus> => apiRequest(authEmailCall)

export const changeEmail = (data: EmailChange): Promise<z.infer<typeof EmailChangeAnswer>> =>
  apiRequest(changeEmailCall, { data })

export const sendVerification = async (): Promise<void> => {
  await apiRequest(sendVerificationCall, { data: {} })
}

/** For an administrator to hand over: the token is only in this answer. */
export const makeResetLink = async (id: string): Promise<string> =>
  (await apiRequest(resetLinkCall, { data: { id } })).token
