import { createHash, randomBytes } from 'node:crypto'
import { Id } from '@contract/primitives'

const RANDOM_BYTES = 32

/** A secret for one holder (refresh, invitation). The group stands in front, so that looking it up names the group's shard. */
export function makeOpaqueToken(groupId: string): string {
  return `${groupId}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

/** Undefined where the text is no token of ours at all. */
export function groupOfToken(token: string): string | undefined {
  return Id.safeParse(token.split('.')[0]).data
}

/** What is stored in a token's place. It is random through and through, so a plain hash cannot be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
