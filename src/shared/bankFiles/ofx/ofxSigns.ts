import type { BankNote, StatedBalance } from '@contract/finances/bankLines'

/** A posting whose sign is not yet certain. */
export interface OfxPosting {
  line: number
  amount: number
  /** In capitals: `DEBIT`, `CREDIT` … (OFX 11.4.4.3). */
  kind: string
  /** Its amount is written with a plus or a minus. */
  isSigned: boolean
}

/** What leaves the account by its name. A payment comes in on a card. */
const debits = new Set(['DEBIT', 'FEE', 'SRVCHG', 'CHECK', 'CASH', 'DIRECTDEBIT', 'REPEATPMT'])
/** Usually outgoing; by the standard the amount's sign decides. */
const rather = new Set(['ATM', 'POS', 'PAYMENT'])

const sumOf = (postings: readonly OfxPosting[], isOut: (one: OfxPosting) => boolean) =>
  postings.reduce((sum, one) => sum + (isOut(one) ? -one.amount : one.amount), 0)

/**
 * Outgoing postings whose amount has no minus, as some cooperative banks write them: found if the file's balances only fit that way, or
 * if the file contains no minus and other lines are credits. Otherwise the sign of the amount counts.
 */
export function unsignedDebits(
  postings: readonly OfxPosting[],
  { opening, closing, isCard }: { opening?: StatedBalance; closing?: StatedBalance; isCard: boolean },
): { out: ReadonlySet<OfxPosting>; notes: BankNote[] } {
  const isDebit = ({ kind, amount, isSigned }: OfxPosting) => amount > 0 && !isSigned && debits.has(kind)
  const isEither = (one: OfxPosting) =>
    isDebit(one) || (one.amount > 0 && !one.isSigned && rather.has(one.kind) && !(isCard && one.kind === 'PAYMENT'))
  const open = postings.filter(isEither)
  if (open.length === 0) return { out: new Set(), notes: [] }
  const ways = [() => false, isDebit, isEither]
  const moved = opening && closing && closing.amount - opening.amount
  const proven = moved === undefined ? undefined : ways.find((isOut) => sumOf(postings, isOut) === moved)
  const hasMinus = postings.some(({ amount }) => amount < 0)
  // A file that writes a minus elsewhere means the lines without one.
  const [first] = open
  const isOut = proven ?? (hasMinus ? () => false : isEither)
  const out = new Set(open.filter(isOut))
  if (out.size === 0 || !first) return { out, notes: [] }
  const kinds = [...new Set([...out].map(({ kind }) => kind))].join(', ')
  return { out, notes: [{ line: first.line, code: 'unsigned', text: kinds.slice(0, 40) }] }
}
