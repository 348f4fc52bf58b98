import { isArchive, isBinaryDocument } from '@/@core/import/parsing/decodeText'
import { decodeBankFile } from './decodeBankFile'

/**
 * `archive`: a zip, of statements or a workbook. `markup`: XML or HTML of another kind. `table`: anything else, for the importer of
 * columns.
 */
type BankFileGuess = 'ofx' | 'camt' | 'mt940' | 'archive' | 'markup' | 'table'

/** About twenty years of a busy account. */
export const BANK_FILE_BYTES_MAX = 30 * 1024 * 1024

/** Enough for the headers of each format; a file is judged before it is read. */
export const JUDGED_BYTES = 16 * 1024

/** Fields of SWIFT at the beginnings of lines: some banks leave the first out, or write lines of their own above. */
function looksLikeMt940(text: string): boolean {
  const tags = new Set(
    [...text.matchAll(/(?:^|\{4:|[\r\n])\s*:(20|25P?|28C?|34F|60[FM]?|61|62[FM]?|86):/g)].map(([, tag]) => tag),
  )
  const isStatement = ['34F', '60F', '60M', '60', '61', '62F', '62M', '62'].some((tag) => tags.has(tag))
  return tags.size > 2 && isStatement
}

function judgeText(text: string): BankFileGuess {
  const start = text.trimStart().slice(0, 200)
  if (/^(OFXHEADER\s*:|<OFX>)/i.test(start) || /<\?OFX\b|<OFX>/i.test(text)) return 'ofx'
  // Also a bare list of transactions, without the elements around it.
  if (/<(BANKTRANLIST|STMTTRN)>/i.test(text) && /<(TRNAMT|DTPOSTED)>/i.test(text)) return 'ofx'
  if (start.startsWith('<') && /camt\.05[234]\b|<(\w+:)?BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(text))
    return 'camt'
  if (/^<(\?xml|!doctype|html|[a-z]+:?\w*\s+xmlns)/i.test(start)) return 'markup'
  return looksLikeMt940(text) ? 'mt940' : 'table'
}

/** What the first bytes of a file are, whatever its name. */
export function judgeBankFile(head: Uint8Array): BankFileGuess {
  if (isArchive(head)) return 'archive'
  const isWide = head[0] === 0 || head[1] === 0
  if (!isWide && isBinaryDocument(head)) return 'table'
  // The end of the head may cut a character of several bytes in two.
  const whole = [0, 1, 2, 3].map((cut) => head.subarray(0, head.length - cut))
  return judgeText(decodeBankFile(whole.find((bytes) => !decodeBankFile(bytes).endsWith('\uFFFD')) ?? head))
}
