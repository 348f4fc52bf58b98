import { Bell, Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { oneOf, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

export function Strengths({ strength }: { strength: 'soft' | 'solid' | 'outline' }) {
  const words = useWords(texts)
  return (
    <div className={`cluster pill-badges-${strength}`}>
      <Badge>{words.draft}</Badge>
      <Badge tone="positive">{words.paid}</Badge>
      <Badge tone="caution">{words.partly}</Badge>
      <Badge tone="danger">{words.overdue}</Badge>
      <Badge tone="publico">{words.concert}</Badge>
      <Badge tone="ensaio">{words.rehearsal}</Badge>
    </div>
  )
}

export function Counts() {
  const words = useWords(texts)
  return (
    <div className="cluster pill-badges-counts">
      {words.folders.map(([name, count = '']) => (
        <span key={name}>
          {name}
          <span className={`pill-badges-count tabular${count === '0' ? ' is-zero' : ''}`}>{count}</span>
        </span>
      ))}
    </div>
  )
}

export function OnIcon({ count }: { count: number }) {
  const words = useWords(texts)
  return (
    <span className="pill-badges-on">
      <IconButton icon={Bell} label={words.news.replace('{{count}}', String(count))} />
      {count > 0 && (
        <span className="pill-badges-count tabular" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}

export function ToPress() {
  const words = useWords(texts)
  const [chosen, setChosen] = useState<readonly number[]>([0])
  const toggle = (at: number) => setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])
  return (
    <div className="cluster">
      {words.sections.map((section, index) => (
        <button
          key={section}
          type="button"
          className="pill-badges-pill"
          aria-pressed={chosen.includes(index)}
          disabled={index === 4}
          onClick={() => toggle(index)}
        >
          {chosen.includes(index) && <Check size={14} strokeWidth={2} aria-hidden />}
          {section}
        </button>
      ))}
    </div>
  )
}

export function ToTakeAway() {
  const words = useWords(texts)
  const list = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const shown = words.filters.flatMap((filter, at) => (removed.includes(at) ? [] : [{ filter, at }]))

  function remove(at: number): void {
    setRemoved([...removed, at])
    // What had the focus is gone: it goes to the first that is left, else to the button that brings all back.
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={list} className="cluster">
      {shown.map(({ filter, at }) => (
        <span key={at} className="pill-badges-chosen">
          {filter}
          <IconButton icon={X} size="sm" label={`${words.remove}: ${filter}`} onClick={() => remove(at)} />
        </span>
      ))}
      {shown.length === 0 && (
        <>
          <span className="muted">{words.noFilters}</span>
          <Button size="sm" onClick={() => setRemoved([])}>
            {words.again}
          </Button>
        </>
      )}
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/page/Badge.tsx', 'src/@core/components/IconButton.tsx'],
  examples: [
    example('strengths', Strengths, { strength: oneOf('soft', 'solid', 'outline') }),
    example('counts', Counts),
    example('onIcon', OnIcon, { count: range(3, { min: 0, max: 120 }) }),
    example('toPress', ToPress),
    example('toTakeAway', ToTakeAway),
  ],
})
