import type * as z from 'zod/mini'
import type { UserData } from '@contract/auth'
import {
  type FactorAdded,
  type PasskeyRequest,
  type PasskeySetup,
  type ProofOffer,
  type TotpSetup,
  type NewPasskey,
  type PasskeyAssertion,
  type ProofBody,
  type SecondFactorBody,
  type SecondFactors,
  authLoginBeginPasskeyCall,
  authProofCall,
  proveAuthCall,
  secondFactorsCall,
  beginTotpCall,
  addTotpCall,
  removeTotpCall,
  authBeginPasskeyCall,
  addPasskeyCall,
  renamePasskeyCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
  secondFactorCall,
  authLoginPasskeyCall,
} from '@contract/secondFactors'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { signInBy } from './authCalls'

export const showSecondFactor = createAppThunk<UserData, SecondFactorBody>(
  'secondFactors/show',
  signInBy(secondFactorCall),
)

export const beginPasskeySignIn = (): Promise<z.infer<typeof PasskeyRequest>> =>
  apiRequest(authLoginBeginPasskeyCall, { data: {} })

export const signInByPasskey = createAppThunk<UserData, { challenge: string; passkey: PasskeyAssertion }>(
  'secondFactors/signIn',
  signInBy(authLoginPasskeyCall),
)

export const fetchProofOffer = (): Promise<ProofOffer> => apiRequest(authProofCall)

export const prove = async (data: ProofBody): Promise<void> => {
  await apiRequest(proveAuthCall, { data })
}

export const fetchSecondFactors = async (): Promise<SecondFactors> =>
  (await apiRequest(secondFactorsCall)).secondFactors

export const beginTotp = (): Promise<z.infer<typeof TotpSetup>> => apiRequest(beginTotpCall, { data: {} })

export const addTotp = (data: { challenge: string; code: string }): Promise<FactorAdded> =>
  apiRequest(addTotpCall, { data })

export const removeTotp = (): Promise<unknown> => apiRequest(removeTotpCall)

export const beginPasskey = (): Promise<z.infer<typeof PasskeySetup>> => apiRequest(authBeginPasskeyCall, { data: {} })

export const addPasskey = (data: { challenge: string; name: string; passkey: NewPasskey }): Promise<FactorAdded> =>
  apiRequest(addPasskeyCall, { data })

export const renamePasskey = (data: { id: string; name: string }): Promise<unknown> =>
  apiRequest(renamePasskeyCall, { data })

export const removePasskey = (id: string): Promise<unknown> => apiRequest(removePasskeyCall, { params: { id } })

export const renewRecoveryCodes = (): Promise<FactorAdded> => apiRequest(renewRecoveryCodesCall, { data: {} })
