import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { NewPasskey, PasskeyAssertion } from '@contract/secondFactors'
import { clientFailure, type ClientErrorCode, type HttpError } from '@/api/failure'

/** Loads with the first press: few people at a sign-in page need it. */
const loadLibrary = () => import('@simplewebauthn/browser')

const codes: Record<string, ClientErrorCode> = {
  // The person pressed Cancel, let the time run out, or has none: browsers do not say which.
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
}

function toFailure(thrown: unknown): HttpError {
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return clientFailure(codes[name] ?? 'passkey_failed', message)
}

/** Has the browser make a passkey. `options` are the server's. Rejects with an HttpError. */
export async function createPasskey(options: object): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary()
  try {
    // The contract has checked their shape (PasskeySetup); the library names the words of the standard more closely.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, clientDataJSON, attestationObject, ...(transports && { transports }) }
  } catch (thrown) {
    throw toFailure(thrown)
  }
}

/** Has the browser ask for a passkey. `options` are the server's. Rejects with an HttpError. */
export async function showPasskey(options: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary()
  try {
    // As above (RequestOptions).
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  } catch (thrown) {
    throw toFailure(thrown)
  }
}
