/** Of a donation receipt, as it stands on it: numbers begin anew with each calendar year. */
export const donationReceiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(3, '0')}`
