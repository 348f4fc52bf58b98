import { Download } from 'lucide-react'
import { Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { csvText } from '@/@core/files/csvText'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import { workbookBytes } from '@/@core/files/workbookBytes'
import './page.scss'

/** The examples stand still: their day is this one. */
const TODAY = '2026-03-12'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function AsFile({ language }: { language: 'en' | 'pt-BR' }) {
  const words = useWords(texts)
  const counted = useCounted()
  const rows = words.rows.map(([day, what, amount = '']) => [day, what, { number: amount }])
  const text = csvText(words.head, rows, language)

  function save(): void {
    const name = fileName([words.group, words.listName, TODAY], 'csv')
    saveTextFile(name, text, 'text/csv;charset=utf-8')
    showToast.success(counted(words.saved, rows.length).replace('{{name}}', name))
  }

  return (
    <>
      <Button onClick={save}>
        <Download size={16} aria-hidden />
        {words.save}
      </Button>
      {/* It is moved sideways by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="export-text" tabIndex={0} aria-label={words.preview}>
        <pre>{text.trimStart()}</pre>
      </section>
    </>
  )
}

export function AsWorkbook() {
  const words = useWords(texts)
  const counted = useCounted()

  function save(): void {
    const rows = words.rows.map(([day = '', what = '', amount = '']) => [{ day }, what, { number: amount }])
    const name = fileName([words.group, words.listName, TODAY], 'xlsx')
    saveTextFile(name, workbookBytes(words.head, rows), XLSX)
    showToast.success(counted(words.saved, rows.length).replace('{{name}}', name))
  }

  return (
    <Button onClick={save}>
      <Download size={16} aria-hidden />
      {words.saveWorkbook}
    </Button>
  )
}

export function Formulas({ cell }: { cell: string }) {
  const words = useWords(texts)
  /** The only cell of a file without a head. */
  const inFile = (typed: string) => csvText([], [[typed]], 'en').trim()
  const typed = cell === '' ? words.cells : [cell]
  return (
    <Table className="export-cells">
      <thead>
        <tr>
          <th scope="col">{words.typed}</th>
          <th scope="col">{words.inFile}</th>
        </tr>
      </thead>
      <tbody>
        {typed.map((text) => (
          <tr key={text}>
            <td>
              <code>{text}</code>
            </td>
            <td>
              <code>{inFile(text)}</code>
            </td>
          </tr>
        ))}
        <tr>
          <td>{words.amount}</td>
          <td>
            <code>{csvText([], [[{ number: '-450.00' }]], 'en').trim()}</code>
          </td>
        </tr>
      </tbody>
    </Table>
  )
}

export function Names({ group }: { group: string }) {
  const words = useWords(texts)
  return (
    <p className="export-name">
      <code>{fileName([group || words.group, words.listName, TODAY], 'csv')}</code>
    </p>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/files/csvText.ts',
    'src/@core/files/fileName.ts',
    'src/@core/files/saveFile.ts',
    'src/@core/files/workbookBytes.ts',
  ],
  examples: [
    example('asFile', AsFile, { language: oneOf('en', 'pt-BR') }),
    example('asWorkbook', AsWorkbook),
    example('formulas', Formulas, { cell: anyWords('') }),
    example('names', Names, { group: anyWords('') }),
  ],
})
