import { feedTokens } from '../auth/feedTokens'
import type { Secrets } from '../config'

/** A mail by its id, and whom it was for. */
export interface ReferredMail {
  groupId: string
  /** Of a member, deputy, contact or payer. */
  personId: string
  /** Of the message or statement; of any other mail, one of its own. */
  mailId: string
}

/** The number of the token never changes: it is made anew for each mail to the person. */
const NUMBER = 1
const REFERENCE = /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{75})(?![\w-])/gi

/**
 * What each mail of the server carries, so that a report about it says which mail of whom it was (bounces/): nobody else can make one, and
 * a report about any other mail has none.
 */
export function mailReferences(secrets: Secrets) {
  const tokens = feedTokens(secrets, 'batuta mail')
  return {
    make: ({ groupId, personId, mailId }: ReferredMail): string =>
      `${mailId}.${tokens.make({ groupId, userId: personId, number: NUMBER })}`,

    /** The first one in a text. Undefined: it has none of ours. */
    find(text: string): ReferredMail | undefined {
      for (const [, mailId = '', token = ''] of text.matchAll(REFERENCE)) {
        const holder = tokens.read(token)
        if (holder !== undefined && tokens.isOf(token, { ...holder, number: NUMBER }))
          return { groupId: holder.groupId, personId: holder.userId, mailId: mailId.toLowerCase() }
      }
      return undefined
    },
  }
}
