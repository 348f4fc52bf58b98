import { expect, it } from 'vitest'
import { hundredthsOf } from '@/@fake-db/profile'
import { middleSquare } from '@/views/samples/account/avatarImage'
import { countryOptions } from '@/views/samples/account/countries'
import { yearlySaving } from '@/views/samples/pricing/pricing'

it('a year paid at once is weighed against twelve months', () => {
  const saving = (monthlyPrice: number, totalAnnual: number) =>
    yearlySaving({ monthlyPrice, yearlyPlan: { perMonth: 0, totalAnnual } })
  expect(saving(49, 480)).toBeCloseTo(0.184, 3)
  expect([saving(0, 0), saving(10, 120), saving(10, 130)]).toEqual([0, 0, 0])
})

it('a picture is cut to the largest square in its middle', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 })
  expect(middleSquare(3, 8)).toEqual({ x: 0, y: 2.5, side: 3 })
})

it('the shares of a poll come to a hundred', () => {
  expect(hundredthsOf([1, 1, 1])).toEqual([34, 33, 33])
  expect(hundredthsOf([42, 38, 21])).toEqual([41, 38, 21])
  expect(hundredthsOf([0, 5])).toEqual([0, 100])
})

it('countries are read in the own language, and kept by their English names', () => {
  const germany = countryOptions('pt-BR').find(({ label }) => label === 'Alemanha')
  expect(germany?.value).toBe('Germany')
  const labels = countryOptions('en').map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
