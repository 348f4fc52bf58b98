import { lazy } from 'react'
import { Table } from 'reactstrap'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { readDate, type DateOrder } from '@/@core/import/parsing/readDate'
import { withTexts } from '@/i18n/i18n'
import { oneOf, range, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { pieceFields } from './pieceFields'
import { texts } from './texts'
import './page.scss'

const PieceImport = lazy(() =>
  withTexts(['imports'], import('./PieceImport')).then((file) => ({ default: file.PieceImport })),
)

export function Wizard({ linesMax }: { linesMax: number }) {
  return <PieceImport linesMax={linesMax} />
}

export function Headings({ names }: { names: string }) {
  const words = useWords(texts)
  const columns = (names || words.headings).split(';').map((name) => ({ name: name.trim(), values: [] }))
  const mapping = matchColumns(pieceFields, columns)
  const fieldOf = (place: number) => {
    const id = mapping[place] ?? ''
    return id === '' ? words.nothing : words.fields[id]
  }
  return (
    <Pairs
      heads={[words.column, words.field]}
      rows={columns.map(({ name }, place) => [name, fieldOf(place)] as const)}
    />
  )
}

const written = ['3/4/26', '2026-03-12', '12.03.2026', '12 mar 2026', '31/2/2026']

export function Dates({ order }: { order: DateOrder }) {
  const words = useWords(texts)
  return (
    <Pairs
      heads={[words.text, words.read]}
      rows={written.map((text) => [text, readDate(text, order) ?? words.unread] as const)}
    />
  )
}

function Pairs({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly [string, string])[] }) {
  return (
    <Table className="import-pairs tabular">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([left, right]) => (
          <tr key={left}>
            <td>{left}</td>
            <td>{right}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/import/wizard/ImportWizard.tsx',
    'src/@core/import/wizard/importArea.ts',
    'src/@core/import/parsing/matchColumns.ts',
    'src/@core/import/parsing/readDate.ts',
  ],
  examples: [
    example('wizard', Wizard, { linesMax: range(1000, { min: 5, max: 1000, step: 5 }) }),
    example('headings', Headings, { names: anyWords('') }),
    example('dates', Dates, { order: oneOf('DMY', 'MDY') }),
  ],
})
