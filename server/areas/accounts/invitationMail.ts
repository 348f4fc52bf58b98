import * as z from 'zod/mini'
import { locales } from '@contract/locales'
import { deriveKey } from '../../platform/auth/derivedKeys'
import { decrypt, encrypt } from '../../platform/auth/encryption'
import { acceptedSecrets } from '../../platform/auth/signingSecret'
import type { Secrets } from '../../platform/config'
import type { Transaction } from '../../platform/db/database'
import { defineJob, enqueue } from '../../platform/jobs/jobs'
import { withProof } from './invitationProof'
import { invitationRepository } from './invitationRepository'
import { deliver, mailWords } from './mails/deliver'

const InvitationMail = z.object({ to: z.string(), locale: z.enum(locales), encryptedToken: z.string() })

const keyOf = (secret: Uint8Array) => deriveKey(secret, 'batuta invitation mail')

/** Undefined: the server's secret was turned twice since. */
function readToken(encrypted: string, secrets: Secrets): string | undefined {
  for (const secret of acceptedSecrets(secrets)) {
    try {
      return decrypt(Buffer.from(encrypted, 'base64url'), keyOf(secret))
    } catch {
      // The next one may open it.
    }
  }
  return undefined
}

/** Sends an invitation's link, unless it was withdrawn, used or renewed meanwhile. */
export const invitationMail = defineJob('invitation_mail', InvitationMail, async (mail, context) => {
  const { to, locale, encryptedToken } = mail
  if (context.config.smtpUrl === undefined) return
  const token = readToken(encryptedToken, context)
  const offer = token === undefined ? undefined : await invitationRepository(context.db).lookUp(token)
  if (token === undefined || offer === undefined) return
  const words = mailWords[locale].invitation(offer)
  const proven = withProof(token, to, context.secret)
  await deliver({ to, locale, groupName: offer.groupName, words, path: `/invitation?token=${proven}` }, context)
})

interface NewInvitationMail {
  to: string
  locale: z.infer<typeof InvitationMail>['locale']
  token: string
  secret: Uint8Array
}

/** The database stores only hashes of tokens: in the queue the token is encrypted with the server's secret. */
export async function enqueueInvitation(
  tx: Transaction,
  { to, locale, token, secret }: NewInvitationMail,
): Promise<void> {
  const encryptedToken = encrypt(token, keyOf(secret)).toString('base64url')
  await enqueue(tx, invitationMail, { to, locale, encryptedToken })
}
