type Decimal = `${number}`

/** `-1234` with two digits is `-12.34`: exact at any size, where a division would drift beyond 2^46. */
export function toDecimal(amount: number, digits: number): Decimal {
  const sign = amount < 0 ? '-' : ''
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const text = digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-digits)}`
  return text as Decimal
}
