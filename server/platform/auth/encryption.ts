import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

function keyFrom(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'batuta refresh successor', KEY_BYTES))
}

/** Encrypts a text with a token as the key, so that whoever reads the database alone cannot read it. */
export function encrypt(text: string, token: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(token), nonce)
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked])
}

/** Throws where `token` is not the one that the text was encrypted with. */
export function decrypt(encrypted: Buffer, token: string): string {
  const bodyStart = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, keyFrom(token), encrypted.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, bodyStart))
  return Buffer.concat([decipher.update(encrypted.subarray(bodyStart)), decipher.final()]).toString('utf8')
}
