import type { UserData } from '@contract/auth'
import { beginPasskeySignIn, signInByPasskey } from '@/redux/secondFactors'
import type { AppDispatch } from '@/redux/store'
import { showPasskey } from './passkeys'

/** Signs in whoever's passkey the browser is given. Rejects with a Failure. */
export async function enterByPasskey(dispatch: AppDispatch): Promise<UserData> {
  const { challenge, options } = await beginPasskeySignIn()
  return dispatch(signInByPasskey({ challenge, passkey: await showPasskey(options) })).unwrap()
}
