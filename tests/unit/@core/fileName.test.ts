import { expect, test } from 'vitest'
import { fileName } from '@/@core/files/fileName'

test('a long name of the group never takes the day away', () => {
  const group = 'Sociedade Musical Beneficente Filarmônica Nossa Senhora da Conceição e Santa Cecília de Aparecida'
  const name = fileName([group, 'Integrantes', '2026-11-21'], 'csv')
  expect(name).toMatch(/^Sociedade Musical .*\S – Integrantes – 2026-11-21\.csv$/)
  expect(name.length).toBeLessThanOrEqual(84)
})

test('what a file system forbids is left out', () => {
  expect(fileName(['..AC/DC: "Band"?\n', 'a|b', ''], 'csv')).toBe('AC DC Band – a b.csv')
})

test('a character is never cut in half', () => {
  expect(fileName(['🎻'.repeat(90), '2026-11-21'], 'csv')).toMatch(/^(🎻)+ – 2026-11-21\.csv$/u)
})
