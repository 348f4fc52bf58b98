import { Button } from '@/@core/components/Button'
import { MotifFigure } from '@/views/samples/art/Motif'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Carousel } from './Carousel'
import { texts } from './texts'

const motifs = ['curtain', 'strings', 'keys'] as const

export function Posters() {
  const words = useWords(texts)
  return (
    <Carousel
      label={words.posters}
      words={words.parts}
      intervalMs={0}
      slides={motifs.map((motif, index) => ({
        id: motif,
        content: (
          <div className="carousel-poster">
            <MotifFigure name={motif} />
            <div>
              <h3>{words.titles[index]}</h3>
              <p>{words.places[index]}</p>
            </div>
          </div>
        ),
      }))}
    />
  )
}

export function ByItself({ moves, seconds }: { moves: boolean; seconds: number }) {
  const words = useWords(texts)
  return (
    <Carousel
      label={words.voices}
      words={words.parts}
      intervalMs={moves ? seconds * 1000 : 0}
      slides={words.quotes.map(([quote, by = '']) => ({
        id: by,
        content: (
          <figure className="carousel-quote">
            <blockquote>{quote}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ),
      }))}
    />
  )
}

const roads = ['/members/import', '/calendar', '/members']

export function WithActions() {
  const words = useWords(texts)
  return (
    <Carousel
      label={words.steps}
      words={words.parts}
      intervalMs={0}
      slides={words.firstSteps.map(([title = '', text, action], index) => ({
        id: title,
        content: (
          <div className="carousel-quote">
            <h3>{title}</h3>
            <p>{text}</p>
            <Button to={roads[index] ?? '.'}>{action}</Button>
          </div>
        ),
      }))}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/views/samples/showcase/components/carousel/Carousel.tsx', 'src/@core/components/IconButton.tsx'],
  examples: [
    example('posters', Posters),
    example('byItself', ByItself, { moves: flag(true), seconds: range(6, { min: 3, max: 15 }) }),
    example('withActions', WithActions),
  ],
})
