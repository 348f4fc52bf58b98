/** The kinds of keys that the Central Bank of Brazil keeps in its directory (DICT, API, "Key types"). */
export const pixKeyKinds = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const
export type PixKeyKind = (typeof pixKeyKinds)[number]

export interface PixKey {
  kind: PixKeyKind
  /** As the directory has it, and codes must: digits alone, `+55…`, small letters. */
  key: string
}

/** As long as an e-mail key may be. */
export const PIX_KEY_MAX = 77

/** The patterns of the directory's API; of CNPJ, the one with letters that is given out since July 2026. */
const CPF = /^\d{11}$/
const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const PHONE = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/
const EMAIL = /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A check digit by the remainder by 11: weights count up from 2 from the right, to `highest` and again from 2. */
function checkDigit(text: string, highest: number): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const weight = 2 + (at % (highest - 1))
    // Letters count as their code less that of 0 (Receita Federal, Nota técnica COCAD 49/2024); so do digits.
    sum += (text.charCodeAt(text.length - 1 - at) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function endsInCheckDigits(text: string, highest: number): boolean {
  const body = text.slice(0, -2)
  const first = checkDigit(body, highest)
  // One character all along passes the sums and was never given out.
  return text === `${body}${first}${checkDigit(`${body}${first}`, highest)}` && new Set(text).size > 1
}

const CPF_HIGHEST = 11
const CNPJ_HIGHEST = 9

/**
 * What somebody typed or pasted, with its usual marks, as a key; null: it is none, or its check digits are wrong. Eleven digits are a
 * CPF: a phone number has `+55` before it or its area in brackets.
 */
export function readPixKey(typed: string): PixKey | null {
  const text = typed.trim()
  const small = text.toLowerCase()
  if (small.includes('@'))
    return small.length <= PIX_KEY_MAX && EMAIL.test(small) ? { kind: 'email', key: small } : null
  if (RANDOM.test(small)) return { kind: 'random', key: small }
  const bare = text.toUpperCase().replaceAll(/[\s().\-/]/g, '')
  if (text.startsWith('+') || text.startsWith('(')) {
    const key = bare.startsWith('+') ? bare : `+55${bare}`
    return PHONE.test(key) ? { kind: 'phone', key } : null
  }
  if (CPF.test(bare)) return endsInCheckDigits(bare, CPF_HIGHEST) ? { kind: 'cpf', key: bare } : null
  return CNPJ.test(bare) && endsInCheckDigits(bare, CNPJ_HIGHEST) ? { kind: 'cnpj', key: bare } : null
}
