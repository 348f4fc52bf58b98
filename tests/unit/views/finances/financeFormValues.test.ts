import { expect, test } from 'vitest'
import { createMoney } from '@/i18n/money'
import { toFinanceWrite } from '@/views/finances/entry/financeFormValues'

const money = createMoney('en', 'BRL', 2)
const eventId = '01890000-0000-7000-8000-000000000001'

test('an opening balance is sent as paid and of no event, whatever was chosen before it was one', () => {
  const values = {
    id: '01890000-0000-7000-8000-000000000002',
    kind: 'income',
    date: '2026-03-10',
    status: 'pending',
    eventId,
    amount: '12.50',
    description: 'Caixa',
  } as const
  expect(toFinanceWrite({ ...values, category: 'tickets' }, money)).toMatchObject({ status: 'pending', eventId })
  const opening = toFinanceWrite({ ...values, category: 'opening' }, money)
  expect(opening).toMatchObject({ status: 'paid', amount: 1250 })
  expect(opening.eventId).toBeUndefined()
})
