import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id. The algorithm is 2 in the encoding: the package's enum is a const one. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One person's keyboards may write the same "ã" in two ways. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), OPTIONS)
}

let dummyHash: Promise<string> | undefined

/** Without a hash (an unknown account, or one without a password) it takes as long, and the answer is no. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(randomUUID())
  const matches = await verify(passwordHash ?? (await dummyHash), normalized(password))
  return matches && typeof passwordHash === 'string'
}
