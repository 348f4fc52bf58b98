interface Payment {
  iban: string
  swiftCode: string
  receiver: string
  message: string
  cents: number
}

/**
 * What a QR code for a payment says: a `payto:` address (RFC 8905). Of the formats that banks read it is the one that knows
 * dollars; the code of European transfers is for euros alone.
 */
export function paymentText({ iban, swiftCode, receiver, message, cents }: Payment): string {
  const compact = (text: string) => encodeURIComponent(text.replaceAll(' ', ''))
  const said = {
    amount: `USD:${(cents / 100).toFixed(2)}`,
    'receiver-name': receiver,
    message,
  }
  const query = Object.entries(said).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `payto://iban/${compact(swiftCode)}/${compact(iban)}?${query.join('&')}`
}
