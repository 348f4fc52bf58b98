import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const ID_BYTES = 16
const MAC_BYTES = 24

/** Whose feed it is, and which of the addresses that this user has had. */
export interface FeedHolder {
  groupId: string
  userId: string
  number: number
}

/**
 * The secret part of a calendar's address. Made from who holds it and not drawn by lot, so that it can be shown again without
 * being kept anywhere; who knows every row of the database still cannot make one.
 */
export function feedTokens(secret: Uint8Array) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'batuta calendar feed', 32))

  function make({ groupId, userId, number }: FeedHolder): string {
    const holder = Buffer.concat([parse(groupId), parse(userId)])
    const mac = createHmac('sha256', key).update(holder).update(`.${number}`).digest().subarray(0, MAC_BYTES)
    return Buffer.concat([holder, mac]).toString('base64url')
  }

  return {
    make,

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

    isOf(token: string, holder: FeedHolder): boolean {
      const [given, wanted] = [Buffer.from(token), Buffer.from(make(holder))]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
