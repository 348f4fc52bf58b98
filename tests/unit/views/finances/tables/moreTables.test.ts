import { expect, test } from 'vitest'
import { tableExports } from './moreTables'
import { readTable } from './readTable'

test.each(tableExports)('$name', ({ text, currency, amounts, payers, ids, aside = [], closing }) => {
  const { lines, refused, aside: left, balances, rowCount } = readTable(text, {}, currency)
  expect({
    refused,
    amounts: lines.map(({ amount }) => amount),
    payers: payers && lines.map(({ payer }) => payer),
    ids: ids && lines.map(({ id }) => id),
    aside: left.map(([, why]) => why),
    closing: closing === undefined ? undefined : balances?.closing,
    breaks: closing === undefined ? [] : balances?.breaks,
  }).toEqual({ refused: [], amounts, payers, ids, aside, closing, breaks: [] })
  expect(lines.every(({ text: said }) => said !== '')).toBe(true)
  expect(lines.length + left.length).toBe(rowCount)
})
