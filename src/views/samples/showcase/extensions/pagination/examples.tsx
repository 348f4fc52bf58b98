import { useEffect, useRef, useState } from 'react'
import { Button } from '@/@core/components/Button'
import { Pagination } from '@/@core/components/table/Pagination'
import { range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/choices.scss'
import '@/@core/styles/dataTable.scss'
import './page.scss'

const TOTAL = 34

export function OfList() {
  const words = useWords(texts)
  const [page, setPage] = useState(1)
  const perPage = 5
  const first = (page - 1) * perPage
  return (
    <>
      <ol className="paging-rows" start={first + 1} aria-label={words.list}>
        {Array.from({ length: Math.min(perPage, TOTAL - first) }, (_, place) => first + place + 1).map((number) => (
          <li key={number}>{words.row.replace('{{number}}', String(number))}</li>
        ))}
      </ol>
      <Pagination page={page} perPage={perPage} total={TOTAL} onPage={setPage} />
    </>
  )
}

export function WithSize({ total }: { total: number }) {
  const [page, setPage] = useState(3)
  const [perPage, setPerPage] = useState(10)
  const last = Math.max(1, Math.ceil(total / perPage))

  function resize(next: number): void {
    setPage(Math.floor(((page - 1) * perPage) / next) + 1)
    setPerPage(next)
  }

  return <Pagination page={Math.min(page, last)} perPage={perPage} total={total} onPage={setPage} onPerPage={resize} />
}

export function AnyCount({ pages }: { pages: number }) {
  const [page, setPage] = useState(1)
  return <Pagination page={Math.min(page, pages)} perPage={10} total={pages * 10} onPage={setPage} />
}

export function LoadMore({ step }: { step: number }) {
  const words = useWords(texts)
  const [count, setCount] = useState(3)
  const [firstNew, setFirstNew] = useState<number>()
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (firstNew === undefined) return
    const row = list.current?.children[firstNew]
    if (row instanceof HTMLElement) row.focus()
  }, [firstNew])

  return (
    <>
      <ol ref={list} className="paging-rows" aria-label={words.list}>
        {Array.from({ length: count }, (_, place) => place + 1).map((number) => (
          <li key={number} tabIndex={-1}>
            {words.row.replace('{{number}}', String(number))}
          </li>
        ))}
      </ol>
      {count < TOTAL ? (
        <Button
          onClick={() => {
            setFirstNew(count)
            setCount(Math.min(TOTAL, count + step))
          }}
        >
          {words.more.replace('{{count}}', String(Math.min(step, TOTAL - count)))}
        </Button>
      ) : (
        <p className="paging-end">{words.all.replace('{{count}}', String(TOTAL))}</p>
      )}
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/table/Pagination.tsx', 'src/@core/components/table/pageWindow.ts'],
  examples: [
    example('ofList', OfList),
    example('withSize', WithSize, { total: range(214, { min: 0, max: 2000 }) }),
    example('anyCount', AnyCount, { pages: range(12, { min: 1, max: 40 }) }),
    example('loadMore', LoadMore, { step: range(10, { min: 5, max: 20, step: 5 }) }),
  ],
})
