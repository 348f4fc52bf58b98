import { createHmac } from 'node:crypto'
import { deriveKey } from './derivedKeys'
import { hashToken } from './opaqueTokens'
import { acceptedSecrets } from './signingSecret'
import type { Secrets } from '../config'

/**
 * Whose link it is, and which of those that they have had. Ids in lower case, as the database has them. `own`: the member's
 * as well, and told to nobody but to the address that they have on record.
 */
interface NumberedLink {
  groupId: string
  kind: 'member' | 'own' | 'deputy'
  id: string
  number: number
}

/**
 * Tokens of personal links. They are made from whose they are and not drawn by lot, so that a link can be told again, to a
 * conductor or in a letter, while the database keeps its hash alone: who knows every row of it still cannot make one.
 */
export function personalLinkTokens(secrets: Secrets) {
  const keys = acceptedSecrets(secrets).map((secret) => deriveKey(secret, 'batuta personal link'))

  /** One for each accepted secret, the newest first. */
  function makeAll({ groupId, kind, id, number }: NumberedLink): string[] {
    const holder = `${kind}.${groupId}.${id}.${number}`
    return keys.map((key) => `${groupId}.${createHmac('sha256', key).update(holder).digest('base64url')}`)
  }

  return {
    make: (link: NumberedLink): string => makeAll(link)[0] ?? '',

    /** The token whose hash is kept. Undefined: it was made under a secret that is no more. It still opens, but cannot be told. */
    find: (link: NumberedLink, hash: Buffer): string | undefined =>
      makeAll(link).find((token) => hashToken(token).equals(hash)),
  }
}
