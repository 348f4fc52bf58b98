import { Table } from 'reactstrap'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useMoney } from '@/shared/money/useMoney'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

/** In minor units: in and out. */
const amounts = [
  [184_000, 0],
  [562_050, 121_500],
  [0, 90_000],
  [0, 31_275],
] as const

export function Plain() {
  const words = useWords(texts)
  const money = useMoney()
  const [income, expense] = [0, 1].map((at) => amounts.reduce((sum, pair) => sum + (pair[at] ?? 0), 0))
  return (
    <Table className="reactstrap-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.expense}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map((name, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{money.format(amounts[at]?.[0] ?? 0)}</td>
            <td>{money.format(-(amounts[at]?.[1] ?? 0))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{money.format(income ?? 0)}</td>
          <td>{money.format(-(expense ?? 0))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

interface LooksProps {
  size: 'md' | 'sm'
  striped: boolean
  hover: boolean
  bordered: boolean
}

export function Looks({ size, striped, hover, bordered }: LooksProps) {
  const words = useWords(texts)
  const money = useMoney()
  return (
    <Table
      className="reactstrap-table"
      size={size === 'sm' ? 'sm' : undefined}
      striped={striped}
      hover={hover}
      bordered={bordered}
    >
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.left}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map((name, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{money.format((amounts[at]?.[0] ?? 0) - (amounts[at]?.[1] ?? 0))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const rehearsals = Array.from({ length: 14 }, (_, at) => at)

export function Sticky() {
  const words = useWords(texts)
  return (
    // It is moved by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="reactstrap-scroll" tabIndex={0} aria-label={words.sticky}>
      <Table className="reactstrap-table is-sticky">
        <caption className="visually-hidden">{words.sticky}</caption>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            {rehearsals.map((at) => (
              <th key={at} scope="col">
                {words.rehearsal.replace('{{number}}', String(at + 1))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.people.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rehearsals.map((at) => {
                const isAway = (row * 5 + at * 3) % 7 === 0
                return (
                  <td key={at}>
                    <StatusLabel
                      shape={isAway ? 'triangle' : 'check'}
                      tone={isAway ? 'danger' : 'positive'}
                      label={isAway ? words.no : words.yes}
                    />
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

export function Responsive() {
  const words = useWords(texts)
  return (
    <Table className="reactstrap-table is-stacked">
      <caption>{words.members}</caption>
      <thead>
        <tr>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.office}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.phone}</th>
        </tr>
      </thead>
      <tbody>
        {words.offices.map((office, at) => (
          <tr key={office}>
            <th scope="row">{words.people[at]}</th>
            <td data-label={words.office}>{office}</td>
            <td data-label={words.since}>{2019 + at}</td>
            <td data-label={words.phone}>{`(11) 9${at + 1}234-5678`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function States({ state }: { state: 'empty' | 'loading' }) {
  const words = useWords(texts)
  return state === 'empty' ? (
    <EmptyState title={words.none} hint={words.noneHint} />
  ) : (
    <TableSkeleton rows={4} columns={3} />
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/page/StatusLabel.tsx',
    'src/@core/components/feedback/EmptyState.tsx',
    'src/@core/components/feedback/TableSkeleton.tsx',
  ],
  examples: [
    example('plain', Plain),
    example('looks', Looks, { size: oneOf('md', 'sm'), striped: flag(true), hover: flag(true), bordered: flag(false) }),
    example('sticky', Sticky),
    example('responsive', Responsive),
    example('states', States, { state: oneOf('empty', 'loading') }),
  ],
})
