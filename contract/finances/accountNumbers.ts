/** Minimum length of an account number; shorter ones are a branch or a fragment. */
const NUMBER_FROM = 5

const bareNumber = (number: string) =>
  number
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '')

/** Whether two notations mean the same account: an IBAN (ISO 13616) ends with the domestic account number. */
export function isSameAccountNumber(one: string, other: string): boolean {
  const [some, others] = [bareNumber(one), bareNumber(other)]
  return some.length >= NUMBER_FROM && others.length >= NUMBER_FROM && (some.endsWith(others) || others.endsWith(some))
}
