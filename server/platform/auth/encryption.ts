import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text, so that whoever reads the database alone cannot read it. `key` is one of `deriveKey`. `owner` says whose it
 * is: moved to another's row, it cannot be read.
 */
export function encrypt(text: string, key: Buffer, owner = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked])
}

/** Throws where key or owner are not those that the text was encrypted with. */
export function decrypt(encrypted: Buffer, key: Buffer, owner = ''): string {
  const bodyStart = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(NONCE_BYTES, bodyStart))
  return Buffer.concat([decipher.update(encrypted.subarray(bodyStart)), decipher.final()]).toString('utf8')
}
