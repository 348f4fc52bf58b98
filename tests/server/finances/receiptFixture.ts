import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { Receipt } from '@contract/finances/receipts'
import type { App } from '../../../server/platform/dependencies'
import { callAs, headersOf } from '../support/factories'

/** A file that begins as its kind does; what follows is of no interest. */
const withHead = (head: string | number[]) => (rest: string | Buffer) =>
  Buffer.concat([typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head), Buffer.from(rest)])

export const pdf = withHead('%PDF-1.7\n')
export const jpeg = withHead([0xff, 0xd8, 0xff, 0xe0])
export const png = withHead([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
export const webp = (rest: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(rest.length + 8)
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBPVP8 '), rest])
}
const box = (type: string, content: string | Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.length)
  return Buffer.concat([size, Buffer.from(type), Buffer.from(content)])
}
/** What follows the brands: by default what says which pictures there are. */
export const heic = (brands: string, rest = box('meta', Buffer.alloc(64))) => Buffer.concat([box('ftyp', brands), rest])
export const freeBox = box('free', 'x')

/** The calls of receipts, made as one person. */
export function receiptFixture(app: App, person: SignedIn) {
  const add = (financeId: string, file: Buffer, name = 'nota.pdf', id = newId()) =>
    app.inject({
      method: 'POST',
      url: `/finances/add-receipt?${new URLSearchParams({ id, financeId, name }).toString()}`,
      headers: { ...headersOf(person), 'content-type': 'application/octet-stream' },
      payload: file,
    })
  return {
    add,
    stored: async (financeId: string, file = pdf('nota'), name?: string): Promise<Receipt> => {
      const answer = await add(financeId, file, name)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().receipt
    },
    list: async (financeId: string): Promise<Receipt[]> =>
      (await callAs(app, person, 'GET', `/finances/list-receipts?financeId=${financeId}`)).json().receipts,
    open: (id: string) => callAs(app, person, 'GET', `/finances/receipt?id=${id}`),
    remove: (id: string) => callAs(app, person, 'DELETE', `/finances/remove-receipt?id=${id}`),
    restore: (id: string) => callAs(app, person, 'POST', '/finances/restore-receipt', { id }),
  }
}
