import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Holder } from './challenges'
import { deriveKey } from './derivedKeys'
import { decrypt, encrypt } from './encryption'
import { acceptedSecrets } from './signingSecret'
import type { Secrets } from '../config'

/** What authenticator apps take for granted (RFC 6238: SHA-1, six digits, 30 seconds); 160 bits, as RFC 4226 recommends. */
const PERIOD_S = 30
const SECRET_BYTES = 20

const ISSUER = 'Batuta'

/** In base 32. */
export function makeTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES })
}

/** What the QR code says. `label` tells the account apart from others in the app. */
export function totpUri(secret: string, label: string): string {
  return generateURI({ issuer: ISSUER, label, secret })
}

/** The time step whose code this is: now, or one before or after, as clocks differ. Undefined: none of them. */
export function findTotpStep(secret: string, code: string): number | undefined {
  const result = verifySync({ secret, token: code, epoch: Math.floor(Date.now() / 1000), epochTolerance: PERIOD_S })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

interface OpenedSecret {
  secret: string
  /** Encrypted under the server's secret before the present one: to be locked anew while that one is still accepted. */
  isOutdated: boolean
}

/** How the apps' secrets are kept: encrypted with a key made from the server's own, and for one user alone. */
export function totpVault(secrets: Secrets) {
  const keyOf = (secret: Uint8Array) => deriveKey(secret, 'batuta authenticator secret')
  const ownerOf = ({ groupId, userId }: Holder) => `${groupId} ${userId}`
  return {
    lock: (secret: string, holder: Holder): Buffer => encrypt(secret, keyOf(secrets.secret), ownerOf(holder)),
    /** Undefined where no accepted secret of the server opens it: no code can be checked then. */
    open(encrypted: Buffer, holder: Holder): OpenedSecret | undefined {
      for (const accepted of acceptedSecrets(secrets)) {
        try {
          const secret = decrypt(encrypted, keyOf(accepted), ownerOf(holder))
          return { secret, isOutdated: accepted !== secrets.secret }
        } catch {
          // The next one may.
        }
      }
      return undefined
    },
  }
}
