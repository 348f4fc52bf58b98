import { randomInt } from 'node:crypto'
import { hashToken } from '../../../platform/auth/opaqueTokens'

/** Crockford's base 32: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const COUNT = 10
/** 140 random bits: a code cannot be guessed from its plain hash (ASVS 5.0, 6.5.2 requires 112, 11.5.1 128). */
const LENGTH = 28
const GROUP = /.{4}(?=.)/g

function makeRecoveryCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, makeRecoveryCode)
}

/** In fours, to read and to type. */
export function toReadableCode(code: string): string {
  return code.replaceAll(GROUP, '$&-')
}

/** Needs no server secret: the codes still work if that is lost. */
export const hashRecoveryCode = hashToken
