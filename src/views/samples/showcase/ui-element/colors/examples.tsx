import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { CopyButton } from '@/@core/components/CopyButton'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { contrastRatio } from './contrast'
import { texts } from './texts'
import './page.scss'

const surfaces = ['surface', 'surface-raised', 'surface-overlay', 'surface-hover', 'field'] as const
const inks = [
  'ink',
  'ink-muted',
  'accent',
  'positive',
  'caution',
  'danger',
  'publico',
  'particular',
  'ensaio',
  'outros',
] as const
const TEXT_RATIO = 4.5
const EDGE_RATIO = 3

type ValueOf = (token: string) => string

/** Both skins below each other, each read from its own tokens, whichever the page wears. */
function InBothSkins({ children }: { children: (valueOf: ValueOf) => ReactNode }) {
  const words = useWords(texts)
  return (
    <div className="colors-skins">
      {(['dark', 'light'] as const).map((skin) => (
        <div key={skin} data-bs-theme={skin} className="colors-skin">
          <h3>{words.skins[skin]}</h3>
          <Tokens>{children}</Tokens>
        </div>
      ))}
    </div>
  )
}

function Tokens({ children }: { children: (valueOf: ValueOf) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [valueOf, setValueOf] = useState<ValueOf>()
  useLayoutEffect(() => {
    if (!box.current) return
    const style = getComputedStyle(box.current)
    const values = new Map(
      [...surfaces, ...inks, ...others].map((token) => [token, style.getPropertyValue(`--${token}`)]),
    )
    setValueOf(() => (token: string) => values.get(token) ?? '')
  }, [])
  return <div ref={box}>{valueOf && children(valueOf)}</div>
}

const others: string[] = [
  'line',
  'line-strong',
  'accent-fill',
  'on-accent',
  'on-danger',
  'danger-hover',
  'accent-fill-hover',
]

function Swatch({ token }: { token: string }) {
  return (
    <svg className="colors-swatch" viewBox="0 0 10 10" aria-hidden>
      <rect width="10" height="10" fill="currentColor" className={`colors-is-${token}`} />
    </svg>
  )
}

export function Surfaces() {
  const words = useWords(texts)
  return (
    <InBothSkins>
      {(valueOf) => (
        <ul className="colors-list">
          {[...surfaces, 'line', 'line-strong'].map((token) => (
            <li key={token}>
              <Swatch token={token} />
              <code>--{token}</code>
              <span className="muted">{valueOf(token)}</span>
              <CopyButton isIcon text={`var(--${token})`} label={words.copy.replace('{{token}}', `--${token}`)} />
            </li>
          ))}
        </ul>
      )}
    </InBothSkins>
  )
}

export function Texts() {
  const words = useWords(texts)
  return (
    <InBothSkins>
      {(valueOf) => (
        <Ratios caption={words.onSurfaces} rows={inks} columns={surfaces} least={TEXT_RATIO} valueOf={valueOf} />
      )}
    </InBothSkins>
  )
}

export function Edges() {
  const words = useWords(texts)
  return (
    <InBothSkins>
      {(valueOf) => (
        <Ratios
          caption={words.onSurfaces}
          rows={['line-strong', 'accent']}
          columns={surfaces}
          least={EDGE_RATIO}
          valueOf={valueOf}
        />
      )}
    </InBothSkins>
  )
}

export function Fills() {
  const words = useWords(texts)
  return (
    <InBothSkins>
      {(valueOf) => (
        <>
          <Ratios
            caption={words.onFills}
            rows={['on-accent']}
            columns={['accent-fill', 'accent-fill-hover']}
            least={TEXT_RATIO}
            valueOf={valueOf}
          />
          <Ratios
            caption={words.onFills}
            rows={['on-danger']}
            columns={['danger', 'danger-hover']}
            least={TEXT_RATIO}
            valueOf={valueOf}
          />
        </>
      )}
    </InBothSkins>
  )
}

export function Categories() {
  const words = useWords(texts)
  return (
    <div className="cluster colors-categories">
      <StatusLabel shape="dot" tone="publico" label={words.categories.publico} />
      <StatusLabel shape="diamond" tone="particular" label={words.categories.particular} />
      <StatusLabel shape="bars" tone="ensaio" label={words.categories.ensaio} />
      <StatusLabel shape="ring" tone="outros" label={words.categories.outros} />
    </div>
  )
}

interface RatiosProps {
  caption: string
  rows: readonly string[]
  columns: readonly string[]
  /** What WCAG asks for here. */
  least: number
  valueOf: ValueOf
}

/** Each colour on each ground, by how far they stand apart. */
function Ratios({ caption, rows, columns, least, valueOf }: RatiosProps) {
  const words = useWords(texts)
  const { i18n } = useTranslation()
  const ratio = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    // It is moved sideways by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="colors-scroll" tabIndex={0} aria-label={caption}>
      <Table className="colors-ratios">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.token}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Swatch token={row} />
                {row}
              </th>
              {columns.map((column) => {
                const value = contrastRatio(valueOf(row), valueOf(column))
                return (
                  <td key={column} className="tabular">
                    {ratio.format(value)}
                    {value >= least ? (
                      <>
                        {' '}
                        <StatusIcon shape="check" />
                        <span className="visually-hidden">{words.enough}</span>
                      </>
                    ) : (
                      <strong> {words.tooLittle}</strong>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/styles/_tokens.scss', 'src/@core/components/page/StatusLabel.tsx'],
  examples: [
    example('surfaces', Surfaces),
    example('texts', Texts),
    example('edges', Edges),
    example('fills', Fills),
    example('categories', Categories),
  ],
})
