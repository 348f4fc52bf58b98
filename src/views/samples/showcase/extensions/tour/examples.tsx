import { Compass } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/@core/components/Button'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import { useTour } from './useTour'
import './page.scss'

export function OverScreen({ showsProgress, stagePadding }: { showsProgress: boolean; stagePadding: number }) {
  const words = useWords(texts)
  const id = useId()
  const [stoppedAt, setStoppedAt] = useState<number>()
  const start = useTour({ showsProgress, stagePadding, onEnd: setStoppedAt })
  const partId = (place: number) => `${id}-${place}`
  const isThrough = stoppedAt === words.steps.length - 1

  function showAround(): void {
    start(
      words.steps.map(([title = '', description = ''], place) => ({
        element: () => document.getElementById(partId(place)) ?? document.body,
        popover: { title, description },
      })),
    )
  }

  return (
    <>
      <div className="tour-screen">
        <p id={partId(0)}>
          <span>{words.balance}</span>
          <strong className="tabular">{words.balanceValue}</strong>
        </p>
        <p id={partId(1)}>
          <span>{words.open}</span>
          <strong className="tabular">{words.openValue}</strong>
        </p>
        <div className="cluster">
          <Button id={partId(2)} color="primary">
            {words.enter}
          </Button>
          <Button id={partId(3)}>{words.month}</Button>
        </div>
      </div>
      <div className="cluster">
        <Button color="ghost" onClick={showAround}>
          <Compass size={18} strokeWidth={1.75} aria-hidden />
          {words.start}
        </Button>
        <output className="muted">
          {stoppedAt === undefined && words.fresh}
          {stoppedAt !== undefined &&
            (isThrough ? words.through : words.left.replace('{{step}}', String(stoppedAt + 1)))}
        </output>
      </div>
    </>
  )
}

export function OneHint() {
  const words = useWords(texts)
  const id = useId()
  const start = useTour({ showsProgress: false })

  function show(): void {
    start([
      {
        element: () => document.getElementById(id) ?? document.body,
        popover: { title: words.hintTitle, description: words.hintText },
      },
    ])
  }

  return (
    <>
      <p className="cluster">
        {words.sentence}
        <Button color="link" onClick={show}>
          {words.where}
        </Button>
      </p>
      <Button id={id}>{words.settings}</Button>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/extensions/tour/useTour.ts'],
  examples: [
    example('overScreen', OverScreen, {
      showsProgress: flag(true),
      stagePadding: range(8, { min: 0, max: 24, step: 4 }),
    }),
    example('oneHint', OneHint),
  ],
})
