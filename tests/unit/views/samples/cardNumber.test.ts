import { expect, test } from 'vitest'
import { brandOf, groupedExpiry, groupedNumber, isCardNumber, isValidExpiry } from '@/views/samples/dialogs/cardNumber'
import { isPostcode, postcodes } from '@/views/samples/dialogs/postcode'

test('a number is one whose last digit proves the others', () => {
  expect(['4242 4242 4242 4242', '5555555555554444', '2223003122003222'].map(isCardNumber)).toEqual([true, true, true])
  expect(['4242 4242 4242 4241', '4242 4242 4242', '', '0', 'abcd'].map(isCardNumber)).not.toContain(true)
})

test('number and month are grouped while they are typed', () => {
  expect(['4', '42424', '4242 42424242x4242 99'].map(groupedNumber)).toEqual(['4', '4242 4', '4242 4242 4242 4242'])
  expect(['1', '12', '123', '12/27', '12 / 2027'].map(groupedExpiry)).toEqual(['1', '12', '12/3', '12/27', '12/20'])
})

test('a card is good up to the end of its month', () => {
  const now = new Date(2026, 10, 30)
  expect(isValidExpiry('11/26', now)).toBe(true)
  expect(isValidExpiry('01/27', now)).toBe(true)
  expect(['10/26', '13/27', '00/27', '1/27', ''].some((typed) => isValidExpiry(typed, now))).toBe(false)
})

test('the brand is told by the first digits', () => {
  expect(['4', '5105', '2720', '2721', '5600', ''].map(brandOf)).toEqual([
    'Visa',
    'Mastercard',
    'Mastercard',
    undefined,
    undefined,
    undefined,
  ])
})

test('each country has postcodes of its own, as its example shows', () => {
  expect(isPostcode(postcodes.BR.example, 'BR')).toBe(true)
  expect(isPostcode('90010000', 'BR')).toBe(true)
  expect(isPostcode(postcodes.US.example, 'BR')).toBe(false)
  expect(isPostcode(postcodes.DE.example, 'DE')).toBe(true)
  expect(isPostcode(postcodes.PT.example, 'DE')).toBe(false)
})
