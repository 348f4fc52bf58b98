import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Table } from 'reactstrap'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Headings() {
  const words = useWords(texts)
  return (
    <div className="type-headings">
      <Measured>
        <h2>{words.h2}</h2>
      </Measured>
      <Measured>
        <h3>{words.h3}</h3>
      </Measured>
      <Measured>
        <h4>{words.h4}</h4>
      </Measured>
    </div>
  )
}

/** Says beside a text how it is set, as the browser has it. */
function Measured({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [setting, setSetting] = useState('')
  useLayoutEffect(() => {
    const text = box.current?.firstElementChild
    if (!text) return
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(text)
    setSetting(`${fontSize} / ${lineHeight} · ${fontWeight}`)
  }, [])
  return (
    <div className="type-measured">
      <div ref={box}>{children}</div>
      <span className="muted tabular">{setting}</span>
    </div>
  )
}

export function Running() {
  const words = useWords(texts)
  return (
    <>
      <p>
        {words.body} <strong>{words.strong}</strong> <em>{words.emphasis}</em>
      </p>
      <p>
        {words.before} <Link to={paths.members}>{words.link}</Link>
        {words.after} <kbd>Ctrl K</kbd> <code>npm test</code>
      </p>
      <p className="muted">{words.muted}</p>
      <p>
        <small>{words.small}</small>
      </p>
    </>
  )
}

export function Figures() {
  const words = useWords(texts)
  const { i18n } = useTranslation()
  const plain = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 })
  const rows = [1111.1, 90_888, -417.85].map((amount) => plain.format(amount).replace('-', '−'))
  return (
    <Table className="type-figures">
      <thead>
        <tr>
          <th scope="col">{words.entry}</th>
          <th scope="col">{words.tabular}</th>
          <th scope="col">{words.running}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((amount, index) => (
          <tr key={amount}>
            <th scope="row">{words.entries[index]}</th>
            <td className="tabular">{amount}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function Lists() {
  const words = useWords(texts)
  return (
    <div className="type-lists">
      <ul>
        {words.pieces.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DefinitionList
        items={[
          { term: words.place, value: words.hall },
          { term: words.conductor, value: 'Helena Prado' },
          { term: words.note, value: '' },
        ]}
      />
    </div>
  )
}

export function Measure({ characters, weight }: { characters: number; weight: number }) {
  const words = useWords(texts)
  // How it is set is what is being tried here, not how this page looks.
  return <p style={{ maxInlineSize: `${characters}ch`, fontWeight: weight }}>{words.long}</p>
}

export function LongWords() {
  const words = useWords(texts)
  return (
    <div className="type-narrow">
      <p>{words.longWord}</p>
      <p>{words.address}</p>
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/styles/_base.scss',
    'src/@core/styles/_bootstrap.scss',
    'src/@core/styles/_tokens.scss',
    'src/@core/components/page/DefinitionList.tsx',
  ],
  examples: [
    example('headings', Headings),
    example('running', Running),
    example('figures', Figures),
    example('lists', Lists),
    example('measure', Measure, {
      characters: range(60, { min: 30, max: 90, step: 5 }),
      weight: range(400, { min: 400, max: 700, step: 50 }),
    }),
    example('longWords', LongWords),
  ],
})
