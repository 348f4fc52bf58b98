import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** What each key is for. One that is renamed is another key: what the old one encrypted or signed is lost. */
type KeyPurpose =
  | 'batuta refresh successor'
  | 'batuta calendar feed'
  | 'batuta personal feed'
  | 'batuta personal link'
  | 'batuta unsubscribe'
  | 'batuta answer news'
  | 'batuta challenge'
  | 'batuta authenticator secret'
  | 'batuta invitation mail'
  | 'batuta invitation proof'
  | 'batuta rate limit'
  | 'batuta check-in'
  | 'batuta mail'

/** The key for one purpose, made from a secret (HKDF, RFC 5869): keys for different purposes tell nothing of each other. */
export function deriveKey(secret: string | Uint8Array, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}
