/** Why no passkey can be made or shown here. */
type PasskeyObstacle = 'address' | 'insecure' | 'unsupported'

/** Of an address of numbers, in either version of IP: browsers tie passkeys to names (WebAuthn level 3, 5.1.2). */
const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/

/** Null where one can. Asked by the sign-in page, which carries nothing else of passkeys. */
export function findPasskeyObstacle(): PasskeyObstacle | null {
  if (NUMBERS.test(window.location.hostname)) return 'address'
  if (!window.isSecureContext) return 'insecure'
  return 'PublicKeyCredential' in window ? null : 'unsupported'
}
