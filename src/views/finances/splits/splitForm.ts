import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, FinanceWrite, type Finance } from '@contract/finances'
import { SPLIT_PARTS_MAX, type FinanceSplit } from '@contract/finances/splits'
import type { Money } from '@/i18n/money'
import { typedAmount } from '@/shared/money/typedAmount'

const { category, subcategoryId, memberId, eventId, purposeId, notes } = FinanceWrite.shape

/** Form values of a part: `amount` as typed. */
function partSchema(money: Money) {
  const amount = typedAmount(money)
  // The check is on the part, since a missing category would not be checked itself; `when` runs it despite other errors.
  return z
    .strictObject({
      partId: z.string(),
      amount,
      category: z.optional(category),
      subcategoryId,
      memberId,
      eventId,
      purposeId,
      notes,
    })
    .check(z.refine((part) => part.category !== undefined, { path: ['category'], error: 'required', when: () => true }))
}

export function splitSchema(money: Money) {
  return z.strictObject({ parts: z.array(partSchema(money)).check(z.minLength(2), z.maxLength(SPLIT_PARTS_MAX)) })
}
export type SplitValues = z.infer<ReturnType<typeof splitSchema>>

/** Values of the entry's form, for the whole payment and its first part. */
export type SharedValues = Omit<FinanceWrite, 'amount' | 'category'> & {
  amount: string
  category?: FinanceWrite['category'] | undefined
}

/** All fields must exist, since errors are only shown at registered ones. `partId`: made once, so that sending twice adds once. */
export const emptyPart = () => ({
  partId: uuidv7(),
  amount: '',
  category: undefined,
  subcategoryId: '',
  memberId: '',
  eventId: '',
  purposeId: '',
  notes: '',
})

/** Two parts: the first with the entry's category, links and notes, the second empty. */
export function startOfSplit({
  id,
  category: first,
  subcategoryId: own,
  memberId: who,
  eventId: what,
  purposeId: purpose,
  notes: note,
}: SharedValues) {
  const known = { category: first === 'opening' ? undefined : first, subcategoryId: own ?? '', memberId: who ?? '' }
  const links = { eventId: what ?? '', purposeId: purpose ?? '' }
  return { parts: [{ ...emptyPart(), partId: id, ...known, ...links, notes: note ?? '' }, emptyPart()] }
}

/** Minor units; 0 if the text is not an amount. */
export function amountOf(text: string | undefined, money: Money): number {
  const read = money.parse(text ?? '', AMOUNT_MAX)
  return read.kind === 'amount' ? read.amount : 0
}

interface SplitSource {
  splitId: string
  shared: SharedValues
  /** The entry that is split. */
  original: Finance | undefined
  money: Money
}

export function toSplit({ parts }: SplitValues, { splitId, shared, original, money }: SplitSource): FinanceSplit {
  const { kind, description, date, status, dueDate, method, accountId } = shared
  const common = {
    kind,
    description,
    date,
    status,
    ...(dueDate && { dueDate }),
    ...(status === 'paid' && method && { method }),
    ...(accountId && { accountId }),
  }
  return {
    id: splitId,
    total: amountOf(shared.amount, money),
    parts: parts.map(({ partId, amount, category: chosen = 'other', ...part }, at) => ({
      ...common,
      ...part,
      category: chosen,
      id: partId,
      amount: amountOf(amount, money),
      ...(at === 0 && original && { version: original.version }),
    })),
  }
}

/** Form field for a path in the server's errors. */
export const fieldOfSplit = (path: string) => path.replace('split.', '')
