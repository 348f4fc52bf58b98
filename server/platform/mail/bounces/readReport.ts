import PostalMime from 'postal-mime'

/** What a report says of one recipient. */
export interface ReportedRecipient {
  /** As it was addressed, and where it went in the end; in lower case. */
  addresses: string[]
  /** RFC 3463: `5.1.1`. */
  status: string
  /** What the mail server replied at last, where it says that. */
  replyCode?: number
}

/** A report that mails could not be delivered (RFC 3464, RFC 6533). */
interface Report {
  /** Where the reported mail is named: its headers, and those of the report. */
  about: string
  /** To whom it went, by its own headers; in lower case. */
  sentTo: string[]
  /** Those of a failure for good: not of a delay, and not of a success. */
  failed: ReportedRecipient[]
}

const isStatus = (type: string) => type === 'message/delivery-status' || type === 'message/global-delivery-status'
/** The mail itself, or its headers alone. */
const isReturned = (type: string) =>
  ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'].includes(type)

/** Header lines, unfolded, by their names in lower case; the first of each counts. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
    if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}

/** `rfc822; <ana@example.org>`; of `utf-8` ones, letters may be told by number (RFC 6533, 3). */
function addressOf(field: string | undefined): string[] {
  const [, type = '', address = ''] = /^([^;]*);\s*(.*)$/.exec(field ?? '') ?? []
  const bare = address.replaceAll(/^<|>$/g, '').trim().toLowerCase()
  const isUnicode = type.trim().toLowerCase() === 'utf-8'
  const read = isUnicode
    ? bare.replaceAll(/\\x\{([0-9a-f]{1,6})\}/g, (whole, hex: string) => {
        const point = Number.parseInt(hex, 16)
        return point > 0x10_ff_ff ? whole : String.fromCodePoint(point)
      })
    : bare
  return read.includes('@') ? [read] : []
}

function recipientOf(block: string): ReportedRecipient | undefined {
  const fields = fieldsOf(block)
  const [, status] = /^(5\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '') ?? []
  if (fields.get('action')?.toLowerCase() !== 'failed' || status === undefined) return undefined
  const addresses = [...addressOf(fields.get('original-recipient')), ...addressOf(fields.get('final-recipient'))]
  const [, code] = /\b(5\d\d)\b/.exec(fields.get('diagnostic-code') ?? '') ?? []
  return { addresses: [...new Set(addresses)], status, ...(code !== undefined && { replyCode: Number(code) }) }
}

/** Reads a mail. Undefined: it is no report about deliveries. Throws where it is no mail at all. */
export async function readReport(source: Uint8Array): Promise<Report | undefined> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const textOf = (is: (type: string) => boolean) =>
    mail.attachments.flatMap(({ mimeType, content }) => (is(mimeType) && typeof content === 'string' ? content : []))
  const statuses = textOf(isStatus)
  if (statuses.length === 0) return undefined
  const [returned = ''] = textOf(isReturned).map((text) => text.split(/\r?\n\r?\n/)[0] ?? '')
  const own = [mail.inReplyTo, mail.references].filter(Boolean)
  return {
    about: [returned, ...statuses, ...own].join('\n'),
    sentTo: (fieldsOf(returned).get('to') ?? '').toLowerCase().match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? [],
    failed: statuses.flatMap((text) =>
      text.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((block) => recipientOf(block) ?? []),
    ),
  }
}
