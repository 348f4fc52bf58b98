import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Slides } from './Slides'
import { texts } from './texts'
import './page.scss'

export function OneByOne({ hasDots }: { hasDots: boolean }) {
  const words = useWords(texts)
  return (
    <Slides
      // The library reads its dots once.
      key={String(hasDots)}
      label={words.label}
      perView={1}
      hasDots={hasDots}
      slides={words.evenings.map(([day = '', title = '', programme = '']) => ({
        id: day,
        content: (
          <div className="swiper-evening">
            <span className="tabular">{day}</span>
            <h3>{title}</h3>
            <p>{programme}</p>
          </div>
        ),
      }))}
    />
  )
}

export function Several({ perView, gap }: { perView: number; gap: number }) {
  const words = useWords(texts)
  return (
    <Slides
      label={words.rehearsals}
      perView={perView}
      gap={gap}
      slides={words.days.map((day) => ({
        id: day,
        content: (
          <div className="swiper-rehearsal">
            <strong>{day}</strong>
            <span>{words.hour}</span>
          </div>
        ),
      }))}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/extensions/swiper/Slides.tsx'],
  examples: [
    example('oneByOne', OneByOne, { hasDots: flag(true) }),
    example('several', Several, {
      perView: range(2.5, { min: 1, max: 4, step: 0.5 }),
      gap: range(12, { min: 0, max: 32, step: 4 }),
    }),
  ],
})
