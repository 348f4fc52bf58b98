import { eq } from 'drizzle-orm'
import type { MyPage } from '@contract/calendar/replies'
import { spacedIban } from '@contract/finances/paying/iban'
import { waysToPay } from '@contract/finances/paying/paymentSettings'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import type { Database } from '../../../platform/db/database'
import { paymentSettings } from '../../../platform/db/schema/finances/paymentSettings'

interface Payer {
  memberId: string
  name: string
  currency: string
  /** Minor units. */
  owes: number
}

/**
 * How a member pays what they owe, with codes and references made on the server. Undefined: nothing is owed, or the
 * group has no payment details.
 */
export async function ownPayment(
  db: Database,
  groupId: string,
  { memberId, name: description, currency, owes: amount }: Payer,
): Promise<MyPage['payment']> {
  const [row] = await db.select().from(paymentSettings).where(eq(paymentSettings.groupId, groupId))
  if (row === undefined || amount <= 0) return undefined
  const { pixKey: key, pixName, pixCity: city, transferName, iban, bic, qrPrefix, details } = row
  const reference = paymentReferenceOf(memberId)
  const ways = waysToPay(
    {
      ...(key !== null && pixName !== null && city !== null && { pix: { key, name: pixName, city } }),
      ...(transferName !== null &&
        iban !== null && {
          transfer: { name: transferName, iban, ...(qrPrefix !== null && { qrPrefix }) },
        }),
      ...(details !== null && { details }),
    },
    { currency, amount, reference, description },
  )
  if (Object.keys(ways).length === 0) return undefined
  const { pix, transfer } = ways
  const account = transfer && [transfer.name, spacedIban(transfer.iban), ...(bic === null ? [] : [bic])]
  return {
    // Where there is a code, its reference is shown, not a second one.
    reference: transfer?.reference ?? reference,
    ...(pix && { pixCode: pix.code }),
    ...(account && { account }),
    ...(ways.details !== undefined && { details: ways.details }),
  }
}
