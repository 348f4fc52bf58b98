import { generateSync } from 'otplib'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { FactorAdded, TotpSetup } from '@contract/secondFactors'
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded'
import { createLogger } from '../../../server/platform/http/logging'
import type { Api } from '../support/api'

/** The shared server by its name: passkeys know no addresses of numbers. */
export const namedUrl = () => inject('appUrl').replace('127.0.0.1', 'localhost')

/** The code of now, or of so many half minutes after. Never of before: that is too old where half a minute ends meanwhile. */
export function codeOf(secret: string, stepsAway = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAway * 30 })
}

/** Sets up an authenticator app over the API, by the code of now: the next one is left to use. */
export async function addTotp(api: Api, as: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await api.call('/auth/begin-totp', { as, body: {} })
  const { secret, challenge } = TotpSetup.parse(await begun.json())
  const added = await api.call('/auth/add-totp', { as, body: { challenge, code: codeOf(secret) } })
  return { secret, recoveryCodes: FactorAdded.parse(await added.json()).recoveryCodes ?? [] }
}

/** Gives the tab a telephone with finger and all (WebAuthn's virtual authenticator over Chromium's own protocol). */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** As if the person had last shown who they are a quarter of an hour ago. Shares the server's own database to say so. */
export async function ageProof({ userData }: SignedIn): Promise<void> {
  const { connection, release } = await startEmbedded({ dataDir: inject('dataDir'), log: createLogger('silent') })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `update refresh_families set verified_at = now() - interval '15 minutes' where group_id = $1 and user_id = $2`,
    [userData.group.id, userData.id],
  )
  await client.end()
  await release()
}
