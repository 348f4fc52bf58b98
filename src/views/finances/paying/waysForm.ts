import type { PaymentSettings } from '@contract/finances/paying/paymentSettings'

/** As they stand in the form: empty texts where there is nothing. */
export function toFormValues({ pix, transfer, details, version }: PaymentSettings): PaymentSettings {
  const { name = '', iban = '', bic = '', address, billLanguage, qrPrefix = '' } = transfer ?? {}
  const { street = '', houseNumber = '', postalCode = '', town = '', country = '' } = address ?? {}
  return {
    pix: { key: pix?.key ?? '', name: pix?.name ?? '', city: pix?.city ?? '' },
    transfer: {
      name,
      iban,
      bic,
      address: { street, houseNumber, postalCode, town, country },
      // Undefined is the select's empty choice: a form of texts has no other word for it.
      ...(billLanguage && { billLanguage }),
      qrPrefix,
    },
    details: details ?? '',
    version,
  }
}

export const waysFields = ['pix', 'transfer', 'details'] as const
export type WaysField = (typeof waysFields)[number]

/** A part in one line, to be read beside that of somebody else. */
export function readWays(settings: PaymentSettings, field: WaysField): string {
  const { pix, transfer, details = '' } = settings
  if (field === 'details') return details
  const { street, houseNumber, postalCode, town, country } = transfer?.address ?? {}
  const holder = [street, houseNumber, postalCode, town, country, transfer?.billLanguage, transfer?.qrPrefix]
  const parts =
    field === 'pix' ? [pix?.key, pix?.name, pix?.city] : [transfer?.name, transfer?.iban, transfer?.bic, ...holder]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
