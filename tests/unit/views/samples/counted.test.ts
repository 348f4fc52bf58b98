import { expect, it } from 'vitest'
import { countedText } from '@/views/samples/showcase/frame/counted'

const rows = { one: '{{count}} row', other: '{{count}} rows' }
const linhas = { one: '{{count}} linha', other: '{{count}} linhas' }

it('one is said as one, by the rules of the language', () => {
  expect([0, 1, 2, 1234].map((count) => countedText('en', rows, count))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '1,234 rows',
  ])
  expect([0, 1, 2, 1234].map((count) => countedText('pt-BR', linhas, count))).toEqual([
    '0 linha',
    '1 linha',
    '2 linhas',
    '1.234 linhas',
  ])
})
