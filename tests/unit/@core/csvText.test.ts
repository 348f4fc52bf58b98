import { expect, it } from 'vitest'
import { csvText } from '@/@core/files/csvText'

const linesOf = (cells: string[], language = 'en') =>
  csvText(['a', 'b'].slice(0, cells.length), [cells], language).split('\r\n').slice(1)

it.each(['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x|=1+1'])(
  'a cell stays one cell for programs that split at other signs: %j',
  (cell) => {
    for (const language of ['en', 'pt-BR']) expect(linesOf([cell], language)).toEqual([`"${cell}"`])
  },
)

it('a cell without any such sign is written as it is', () => {
  expect(linesOf(['Ana', 'x=1'])).toEqual(['Ana,x=1'])
})

it('a formula becomes text', () => {
  expect(linesOf(['=1+1', '@x;y'])).toEqual([`'=1+1,"'@x;y"`])
})
