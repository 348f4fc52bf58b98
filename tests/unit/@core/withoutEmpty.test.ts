import { expect, test } from 'vitest'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'

const values = {
  title: '',
  place: { hall: '' },
  rows: [
    { piece: '', minutes: '' },
    { piece: 'Bis', minutes: '' },
  ],
}

test('an empty input is absent, but for those in the rows of a list', () => {
  expect(withoutEmpty(values)).toEqual({ rows: values.rows })
})

test('rows that are emptied too keep their places', () => {
  expect(withoutEmpty(values, true)).toEqual({ rows: [{}, { piece: 'Bis' }] })
})
