import { useState } from 'react'
import { Spinner } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { oneOf, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import '@/@core/styles/dataTable.scss'
import './page.scss'

interface OneSpinnerProps {
  size: 'md' | 'sm' | 'lg'
  tone: 'neutral' | 'positive' | 'caution' | 'danger'
}

export function OneSpinner({ size, tone }: OneSpinnerProps) {
  const words = useWords(texts)
  return (
    <div className={`cluster spinners-sizes tone-${tone}`}>
      <Spinner className={`spinners-${size}`}>{words.loading}</Spinner>
      <span aria-hidden>{words.loading}</span>
    </div>
  )
}

export function InButton() {
  const words = useWords(texts)
  const [isBusy, setIsBusy] = useState(true)
  return (
    <div className="cluster">
      <Button color="primary" isBusy={isBusy}>
        {words.save}
      </Button>
      <Button color="ghost" size="sm" onClick={() => setIsBusy(!isBusy)}>
        {isBusy ? words.finish : words.again}
      </Button>
    </div>
  )
}

export function Dots() {
  const words = useWords(texts)
  return (
    <output className="cluster muted">
      <span className="spinners-dots" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {words.typing}
    </output>
  )
}

export function Table({ rows, columns }: { rows: number; columns: number }) {
  return <TableSkeleton rows={rows} columns={columns} />
}

export function Detail() {
  return <DetailSkeleton />
}

export function Screen() {
  return (
    <div className="spinners-box">
      <FullPageSpinner isInline />
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/feedback/FullPageSpinner.tsx',
    'src/@core/components/feedback/TableSkeleton.tsx',
    'src/@core/components/feedback/DetailSkeleton.tsx',
    'src/@core/components/Button.tsx',
  ],
  examples: [
    example('oneSpinner', OneSpinner, {
      size: oneOf('md', 'sm', 'lg'),
      tone: oneOf('neutral', 'positive', 'caution', 'danger'),
    }),
    example('inButton', InButton),
    example('dots', Dots),
    example('table', Table, { rows: range(4, { min: 1, max: 10 }), columns: range(4, { min: 1, max: 8 }) }),
    example('detail', Detail),
    example('screen', Screen),
  ],
})
