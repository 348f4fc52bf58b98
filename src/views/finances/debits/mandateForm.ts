import * as z from 'zod/mini'
import { MandateWrite, type Mandate } from '@contract/finances/sepa/mandates'
import type { SwissBillAddress } from '@contract/finances/paying/swissBill'
import { paymentReferenceOf } from '@contract/finances/paymentReference'

export interface MandateValues {
  reference: string
  signedOn: string
  holder: string
  iban: string
  bic?: string | undefined
  address?: SwissBillAddress | undefined
  isOneOff?: boolean | undefined
  lastUsedOn?: string | undefined
  revokedOn?: string | undefined
}

const { reference, signedOn, holder, iban, bic, address, lastUsedOn, revokedOn } = MandateWrite.shape

/** The contract's fields; what one says of another is the server's to check. */
export const mandateSchema: z.ZodMiniType<MandateValues, MandateValues> = z.strictObject({
  reference,
  signedOn,
  holder,
  iban,
  bic,
  address,
  isOneOff: z.optional(z.boolean()),
  lastUsedOn,
  revokedOn,
})

/** Empty texts for missing fields. A new mandate is proposed the reference by which the person's payments are known too. */
export function mandateValues(mandate: Mandate | undefined, personId: string, count: number): MandateValues {
  const { street = '', houseNumber = '', postalCode = '', town = '', country = '' } = mandate?.address ?? {}
  const usual = `${paymentReferenceOf(personId)}${count === 0 ? '' : `-${count + 1}`}`
  return {
    reference: mandate?.reference ?? usual,
    signedOn: mandate?.signedOn ?? '',
    holder: mandate?.holder ?? '',
    iban: mandate?.iban ?? '',
    bic: mandate?.bic ?? '',
    address: { street, houseNumber, postalCode, town, country },
    isOneOff: mandate?.isOneOff ?? false,
    lastUsedOn: mandate?.lastUsedOn ?? '',
    revokedOn: mandate?.revokedOn ?? '',
  }
}
