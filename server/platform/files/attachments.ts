import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

interface Attachment {
  /** Of the file as it is saved. */
  name: string
  type: string
  /** In bytes; absent where it is not known before the last one. */
  size?: number
}

/** Value of Content-Disposition for a file name in any script (RFC 6266, 4.3; RFC 8187, 3.2.1). */
function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

/** Where a browser displays the file after all, it runs and loads nothing and has no access to this origin. */
const POLICY = "default-src 'none'; sandbox"

/** Replies with a stored file: to be saved, never to be shown in place of a page. */
export function sendAttachment(
  reply: Pick<FastifyReply, 'type' | 'header'>,
  { name, type, size }: Attachment,
  chunks: AsyncGenerator<Buffer> | Readable,
) {
  if (size !== undefined) reply.header('content-length', size)
  return reply
    .type(type)
    .header('content-disposition', asAttachment(name))
    .header('content-security-policy', POLICY)
    .send(chunks instanceof Readable ? chunks : Readable.from(chunks, { objectMode: false }))
}
