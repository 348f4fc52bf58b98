/** Kinds of keys in the directory of the Central Bank of Brazil (DICT API, "Key types"). */
export const pixKeyKinds = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const
export type PixKeyKind = (typeof pixKeyKinds)[number]

export interface PixKey {
  kind: PixKeyKind
  /** As in the directory and in codes: digits only, `+55…`, lower case. */
  key: string
}

/** Maximum length, that of an e-mail key. */
export const PIX_KEY_MAX = 77

/** Patterns of the directory's API; CNPJ in the alphanumeric form issued since July 2026. */
const CPF = /^\d{11}$/
const CNPJ = /^[0-9A-Z]{12}\d{2}$/
const PHONE = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/
const EMAIL = /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Check digit modulo 11: weights count up from 2, from right to left, to `highest`, then start again at 2. */
function checkDigit(text: string, highest: number): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const weight = 2 + (at % (highest - 1))
    // A character's value is its code less that of 0, for letters too (Receita Federal, Nota técnica COCAD 49/2024).
    sum += (text.charCodeAt(text.length - 1 - at) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function endsInCheckDigits(text: string, highest: number): boolean {
  const body = text.slice(0, -2)
  const first = checkDigit(body, highest)
  // Repetitions of one character have valid check digits but are never issued.
  return text === `${body}${first}${checkDigit(`${body}${first}`, highest)}` && new Set(text).size > 1
}

const CPF_HIGHEST = 11
const CNPJ_HIGHEST = 9

/**
 * A typed or pasted key with its usual punctuation; null if it is not a key or its check digits are wrong. Eleven digits are read as a CPF:
 * a phone number needs `+55` or its area code in brackets.
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
