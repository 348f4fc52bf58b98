import { expect, test } from 'vitest'
import { dialled } from '@/@core/components/page/dialled'

test.each([
  ['+41(0)79 563 76 83', '+41795637683'],
  ['0041 (0)79 563 76 83', '0041795637683'],
  ['+44 (0) 20 7946 0018', '+442079460018'],
  ['(012) 90000-0001', '012900000001'],
  ['(0)79 563 76 83', '0795637683'],
  ['12 90000-0001 ramal 12', '12900000001;ext=12'],
])('%s is dialled as %s', (written, number) => {
  expect(dialled(written)).toBe(number)
})
