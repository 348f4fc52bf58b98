import type { PaymentSettings } from '@contract/treasury/paying/paymentSettings'

/** As they stand in the form: empty texts where there is nothing. */
export function toFormValues({ pix, transfer, details, version }: PaymentSettings): PaymentSettings {
  return {
    pix: { key: pix?.key ?? '', name: pix?.name ?? '', city: pix?.city ?? '' },
    transfer: { name: transfer?.name ?? '', iban: transfer?.iban ?? '', bic: transfer?.bic ?? '' },
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
  const parts = field === 'pix' ? [pix?.key, pix?.name, pix?.city] : [transfer?.name, transfer?.iban, transfer?.bic]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
