import * as z from 'zod/mini'
import type { UserData } from '@contract/auth'
import {
  FactorAdded,
  PasskeyRequest,
  PasskeySetup,
  ProofOffer,
  SecondFactorsAnswer,
  TotpSetup,
  type NewPasskey,
  type PasskeyAssertion,
  type ProofBody,
  type SecondFactorBody,
  type SecondFactors,
} from '@contract/secondFactors'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { signInBy } from './authCalls'

export const showSecondFactor = createAppThunk<UserData, SecondFactorBody>(
  'secondFactors/show',
  signInBy('/auth/login/second-factor'),
)

export const beginPasskeySignIn = createAppThunk<z.infer<typeof PasskeyRequest>>('secondFactors/beginSignIn', () =>
  apiRequest(PasskeyRequest, { method: 'post', url: '/auth/login/begin-passkey', data: {}, isPublic: true }),
)

export const signInByPasskey = createAppThunk<UserData, { challenge: string; passkey: PasskeyAssertion }>(
  'secondFactors/signIn',
  signInBy('/auth/login/passkey'),
)

export const fetchProofOffer = createAppThunk<ProofOffer>('secondFactors/fetchProofOffer', () =>
  apiRequest(ProofOffer, { url: '/auth/proof' }),
)

export const prove = createAppThunk<void, ProofBody>('secondFactors/prove', async (data) => {
  await apiRequest(z.unknown(), { method: 'post', url: '/auth/prove', data })
})

export const fetchSecondFactors = createAppThunk<SecondFactors>(
  'secondFactors/fetch',
  async () => (await apiRequest(SecondFactorsAnswer, { url: '/auth/second-factors' })).secondFactors,
)

export const beginTotp = createAppThunk<z.infer<typeof TotpSetup>>('secondFactors/beginTotp', () =>
  apiRequest(TotpSetup, { method: 'post', url: '/auth/begin-totp', data: {} }),
)

export const addTotp = createAppThunk<FactorAdded, { challenge: string; code: string }>(
  'secondFactors/addTotp',
  (data) => apiRequest(FactorAdded, { method: 'post', url: '/auth/add-totp', data }),
)

export const removeTotp = createAppThunk<unknown>('secondFactors/removeTotp', () =>
  apiRequest(SecondFactorsAnswer, { method: 'delete', url: '/auth/remove-totp' }),
)

export const beginPasskey = createAppThunk<z.infer<typeof PasskeySetup>>('secondFactors/beginPasskey', () =>
  apiRequest(PasskeySetup, { method: 'post', url: '/auth/begin-passkey', data: {} }),
)

export const addPasskey = createAppThunk<FactorAdded, { challenge: string; name: string; passkey: NewPasskey }>(
  'secondFactors/addPasskey',
  (data) => apiRequest(FactorAdded, { method: 'post', url: '/auth/add-passkey', data }),
)

export const renamePasskey = createAppThunk<unknown, { id: string; name: string }>(
  'secondFactors/renamePasskey',
  (data) => apiRequest(SecondFactorsAnswer, { method: 'post', url: '/auth/rename-passkey', data }),
)

export const removePasskey = createAppThunk<unknown, string>('secondFactors/removePasskey', (id) =>
  apiRequest(SecondFactorsAnswer, { method: 'delete', url: '/auth/remove-passkey', params: { id } }),
)

export const renewRecoveryCodes = createAppThunk<FactorAdded>('secondFactors/renewCodes', () =>
  apiRequest(FactorAdded, { method: 'post', url: '/auth/renew-recovery-codes', data: {} }),
)
