import { useState } from 'react'
import { Table } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function WithLabel({ color, text }: { color: 'secondary' | 'primary' | 'ghost'; text: string }) {
  const words = useWords(texts)
  const counted = useCounted()
  const [count, setCount] = useState(0)
  return (
    <div className="cluster">
      <code>{text || words.link}</code>
      <CopyButton color={color} text={text || words.link} label={words.copyLink} onCopied={() => setCount(count + 1)} />
      {count > 0 && <span className="muted">{counted(words.onCopied, count)}</span>}
    </div>
  )
}

export function InRow() {
  const words = useWords(texts)
  return (
    <dl className="clipboard-rows">
      {words.rows.map(([term = '', value = '']) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className="tabular">{value}</span>
            <CopyButton isIcon text={value} label={words.copyOf.replace('{{term}}', term)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function AsTable() {
  const words = useWords(texts)

  async function copy(table: Element | null): Promise<void> {
    const lines = [words.head, ...words.pieces].map((cells) => cells.join('\t')).join('\n')
    const kinds = { 'text/html': table?.outerHTML ?? '', 'text/plain': lines }
    const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })])
    try {
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
      showToast.success(words.copied)
    } catch {
      showToast.error(words.refused)
    }
  }

  return (
    <div className="clipboard-table">
      <Table size="sm">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.pieces.map(([title, minutes]) => (
            <tr key={title}>
              <td>{title}</td>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button onClick={({ currentTarget }) => void copy(currentTarget.parentElement?.querySelector('table') ?? null)}>
        {words.copyTable}
      </Button>
    </div>
  )
}

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

export function Pasted() {
  const words = useWords(texts)
  const [text, setText] = useState(words.sample)
  const found = [...new Set(text.match(address))]
  return (
    <>
      <TextAreaField
        required
        label={words.paste}
        hint={words.pasteHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output className="clipboard-found">
        {found.length === 0 ? words.nothing : words.found.replace('{{list}}', found.join(', '))}
      </output>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/CopyButton.tsx', 'src/@core/components/fields/TextAreaField.tsx'],
  examples: [
    example('withLabel', WithLabel, { color: oneOf('secondary', 'primary', 'ghost'), text: anyWords('') }),
    example('inRow', InRow),
    example('asTable', AsTable),
    example('pasted', Pasted),
  ],
})
