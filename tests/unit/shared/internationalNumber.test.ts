import { expect, test } from 'vitest'
import { internationalNumber } from '@/shared/links/internationalNumber'

test.each([
  ['+49 (0)176 8901234', undefined, '491768901234'],
  ['+49 0176 8901234', undefined, '491768901234'],
  ['(+49) 176 8901234', undefined, '491768901234'],
  ['0049-172-4567890', undefined, '491724567890'],
  ['0049-(0)172-4567890', 'PT', '491724567890'],
  ['+39 06 1234 5678', undefined, '390612345678'],
  ['+39 (0)6 1234 5678', undefined, '390612345678'],
  ['+36 (06) 30 123 4567', undefined, '36301234567'],
  ['912 345 678', 'PT', '351912345678'],
  ['0172 4567890', 'DE', '491724567890'],
  ['172 4567890', 'DE', '491724567890'],
  ['030 123 456', 'DE', '4930123456'],
  ['079 563 76 83', 'CH', '41795637683'],
  ['06 1234 5678', 'IT', '390612345678'],
  ['06 30 123 4567', 'HU', '36301234567'],
  ['8 (912) 345-67-89', 'RU', '79123456789'],
  ['812 345 67 89', 'RU', '78123456789'],
  ['1 212 555 0123', 'US', '12125550123'],
  ['(212) 555-0123', 'US', '12125550123'],
  ['(12) 90000-0001', 'BR', '5512900000001'],
  ['(012) 90000-0001', 'BR', '5512900000001'],
  ['55 12 90000-0001', 'BR', '5512900000001'],
])('%s in %s is reached at %s', (phone, region, number) => {
  expect(internationalNumber(phone, region)).toBe(number)
})

test.each([
  ['912 345 678', undefined, 'the country is not known'],
  ['90000-0001', 'BR', 'the area is missing'],
  ['8901234', 'DE', 'the area is missing'],
  ['5871234', 'AT', 'the area is missing'],
  ['11 2345-6789', 'AR', 'mobile numbers are written otherwise at home'],
  ['+55 12 3133-0001 ramal 12', 'BR', 'the number is shared by many'],
  ['+49 176 8901234 / 030 1234567', 'DE', 'there are two numbers'],
  ['110', 'DE', 'nobody in the group has it'],
])('%s in %s is not guessed: %s', (phone, region, _why) => {
  expect(internationalNumber(phone, region)).toBeUndefined()
})
