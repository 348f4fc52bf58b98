import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { PaginationItem, PaginationLink, Pagination as PageList } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { Pagination } from '@/@core/components/table/Pagination'
import { oneOf, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import './page.scss'

const ENTRIES = 137

export function BelowList() {
  const words = useWords(texts)
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(10)
  const first = (page - 1) * perPage
  const rows = Array.from({ length: Math.min(perPage, ENTRIES - first) }, (_, at) => first + at + 1)
  return (
    <div className="pagination-page">
      <ul className="pagination-rows">
        {rows.map((row) => (
          <li key={row}>
            {words.entry} {row}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        perPage={perPage}
        total={ENTRIES}
        onPage={setPage}
        onPerPage={(next) => {
          setPerPage(next)
          setPage(1)
        }}
      />
    </div>
  )
}

export function AnyLength({ total }: { total: number }) {
  const [asked, setAsked] = useState(1)
  const page = Math.min(asked, Math.max(1, Math.ceil(total / 25)))
  return (
    <div className="pagination-page">
      <Pagination page={page} perPage={25} total={total} onPage={setAsked} />
    </div>
  )
}

interface NumbersProps {
  size: 'md' | 'sm' | 'lg'
  place: 'start' | 'center' | 'end'
}

export function Numbers({ size, place }: NumbersProps) {
  const words = useWords(texts)
  const [page, setPage] = useState(2)
  return (
    <div className={`pagination-page is-${size} is-${place}`}>
      <PageList aria-label={words.pages}>
        {[1, 2, 3, 4].map((target) => (
          <PaginationItem key={target} active={target === page}>
            <PaginationLink
              type="button"
              aria-label={`${words.page} ${target}`}
              aria-current={target === page ? 'page' : undefined}
              onClick={() => setPage(target)}
            >
              {target}
            </PaginationLink>
          </PaginationItem>
        ))}
      </PageList>
    </div>
  )
}

export function Steps() {
  const words = useWords(texts)
  const [at, setAt] = useState(0)
  const last = words.months.length - 1

  /** At an end its button is disabled, and would lose the focus: the other one takes it. */
  function step({ currentTarget }: MouseEvent<HTMLElement>, to: number): void {
    setAt(to)
    const [previous, next] = currentTarget.parentElement?.querySelectorAll('button') ?? []
    if (to === 0) next?.focus()
    else if (to === last) previous?.focus()
  }

  return (
    <div className="pagination-steps">
      <Button disabled={at === 0} onClick={(event) => step(event, at - 1)}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {words.previous}
      </Button>
      <output>{words.months[at]}</output>
      <Button disabled={at === last} onClick={(event) => step(event, at + 1)}>
        {words.next}
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/table/Pagination.tsx', 'src/@core/components/table/pageWindow.ts'],
  examples: [
    example('belowList', BelowList),
    example('anyLength', AnyLength, { total: range(260, { min: 0, max: 5000, step: 20 }) }),
    example('numbers', Numbers, { size: oneOf('md', 'sm', 'lg'), place: oneOf('start', 'center', 'end') }),
    example('steps', Steps),
  ],
})
