import { createHmac } from 'node:crypto'
import { parse, stringify } from 'uuid'
import { deriveKey } from './derivedKeys'
import { isSameText } from './isSameText'
import { acceptedSecrets } from './signingSecret'
import type { Secrets } from '../config'

const ID_BYTES = 16
const MAC_BYTES = 24

/** Whose feed it is, and which of the addresses that this user has had. */
interface FeedHolder {
  groupId: string
  userId: string
  number: number
}

type TokenPurpose =
  'batuta calendar feed' | 'batuta personal feed' | 'batuta unsubscribe' | 'batuta answer news' | 'batuta mail'

/**
 * The secret part of a calendar's address, or of the one that stops e-mails. Made from who holds it and not drawn by lot, so that it can be shown again without
 * being kept anywhere; who knows every row of the database still cannot make one.
 */
export function feedTokens(secrets: Secrets, purpose: TokenPurpose) {
  const keys = acceptedSecrets(secrets).map((secret) => deriveKey(secret, purpose))

  /** One for each accepted secret, the newest first. */
  function makeAll({ groupId, userId, number }: FeedHolder): string[] {
    const holder = Buffer.concat([parse(groupId), parse(userId)])
    return keys.map((key) => {
      const mac = createHmac('sha256', key).update(holder).update(`.${number}`).digest()
      return Buffer.concat([holder, mac.subarray(0, MAC_BYTES)]).toString('base64url')
    })
  }

  return {
    make: (holder: FeedHolder): string => makeAll(holder)[0] ?? '',

    /** Whom the token speaks of, as yet unproven. Undefined where the text is no token of ours at all. */
    read(token: string): Omit<FeedHolder, 'number'> | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 2 * ID_BYTES + MAC_BYTES) return undefined
      try {
        return { groupId: stringify(bytes, 0), userId: stringify(bytes, ID_BYTES) }
      } catch {
        return undefined
      }
    },

    isOf: (token: string, holder: FeedHolder): boolean => makeAll(holder).some((made) => isSameText(token, made)),
  }
}
