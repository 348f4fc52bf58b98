import type { PaymentSettings } from '@contract/finances/paying/paymentSettings'

/** Form values: empty texts for missing fields. */
export function toFormValues({ pix, transfer, debit, details, version }: PaymentSettings): PaymentSettings {
  const { name = '', iban = '', bic = '', address, billLanguage, qrPrefix = '' } = transfer ?? {}
  const { street = '', houseNumber = '', postalCode = '', town = '', country = '' } = address ?? {}
  return {
    pix: { key: pix?.key ?? '', name: pix?.name ?? '', city: pix?.city ?? '' },
    transfer: {
      name,
      iban,
      bic,
      address: { street, houseNumber, postalCode, town, country },
      // The select's empty choice is undefined, not an empty text.
      ...(billLanguage && { billLanguage }),
      qrPrefix,
    },
    debit: { creditorId: '', noticeSubject: '', noticeText: '', ...debit },
    details: details ?? '',
    version,
  }
}

export const waysFields = ['pix', 'transfer', 'debit', 'details'] as const
export type WaysField = (typeof waysFields)[number]

/** A field in one line, to compare it with another person's version. */
export function readWays(settings: PaymentSettings, field: WaysField): string {
  const { pix, transfer, debit, details = '' } = settings
  if (field === 'details') return details
  if (field === 'debit') return Object.values(debit ?? {}).join(' · ')
  const { street, houseNumber, postalCode, town, country } = transfer?.address ?? {}
  const holder = [street, houseNumber, postalCode, town, country, transfer?.billLanguage, transfer?.qrPrefix]
  const parts =
    field === 'pix' ? [pix?.key, pix?.name, pix?.city] : [transfer?.name, transfer?.iban, transfer?.bic, ...holder]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
