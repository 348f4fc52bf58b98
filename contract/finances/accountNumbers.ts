/** Digits and letters of an account's number, from so many on: fewer are a branch, or a part. */
const NUMBER_FROM = 5

const bareNumber = (number: string) =>
  number
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '')

/** Whether two ways of writing name one account: IBANs (ISO 13616) end with what banks at home call the number. */
export function isSameAccountNumber(one: string, other: string): boolean {
  const [some, others] = [bareNumber(one), bareNumber(other)]
  return some.length >= NUMBER_FROM && others.length >= NUMBER_FROM && (some.endsWith(others) || others.endsWith(some))
}
