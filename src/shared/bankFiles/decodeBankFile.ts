import { decodeText, guessEncoding } from '@/@core/import/parsing/decodeText'

const HEAD_BYTES = 1024

/** `<?xml … encoding="…"?>`, or CHARSET in the header of OFX 1, which names code pages by their number. */
function namedEncoding(head: string): string | undefined {
  const xml = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]
  if (xml !== undefined) return xml
  const charset = /^\s*CHARSET:\s*([\w-]+)/im.exec(head)?.[1]
  return charset !== undefined && /^\d+$/.test(charset) ? `windows-${charset}` : charset
}

function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** XML without a mark begins with `<`, which shows where the other byte of UTF-16 is. */
function unmarkedWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x3c ? 'utf-16be' : undefined
}

/**
 * By byte order mark, else UTF-8 if all bytes are valid UTF-8, whatever the header declares: headers are often copied from other files,
 * and hardly anything else is valid UTF-8. Else by the header, and Windows-1252 without one.
 */
function decoderFor(bytes: Uint8Array): TextDecoder {
  const guessed = unmarkedWide(bytes) ?? guessEncoding(bytes)
  if (guessed !== 'windows-1252') return new TextDecoder(guessed)
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES))
  const named = decoderOf(namedEncoding(head))
  return named && !named.encoding.startsWith('utf-') ? named : new TextDecoder('windows-1252')
}

export function decodeBankFile(bytes: Uint8Array): string {
  const decoder = decoderFor(bytes)
  return decoder.encoding === 'windows-1252' ? decodeText(bytes, 'windows-1252') : decoder.decode(bytes)
}

/** The label (WHATWG Encoding) of what `decodeBankFile` reads the bytes as. */
export function bankFileEncoding(bytes: Uint8Array): string {
  return decoderFor(bytes).encoding
}
