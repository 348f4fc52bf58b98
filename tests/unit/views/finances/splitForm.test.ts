import { expect, test } from 'vitest'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { createMoney } from '@/i18n/money'
import { emptyPart, splitSchema } from '@/views/finances/splits/splitForm'

test('a part without a category is not booked as anything', () => {
  const parts = [
    { ...emptyPart(), category: 'venue', amount: '90' },
    { ...emptyPart(), amount: '60' },
  ]
  const { error } = splitSchema(createMoney('en', 'BRL', 2)).safeParse(withoutEmpty({ parts }, true))
  expect(error?.issues).toMatchObject([{ path: ['parts', 1, 'category'], message: 'required' }])
})
