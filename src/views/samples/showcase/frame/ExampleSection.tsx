import { Suspense } from 'react'
import { Card } from 'reactstrap'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { ErrorBoundary } from '@/@core/components/feedback/ErrorBoundary'
import type { ShowcaseRoute } from '@/configs/sampleRoutes'
import { anchorOf } from './anchor'
import { ExampleSource } from './ExampleSource'
import { KnobFields } from './KnobFields'
import type { Example, PageTexts } from './showcasePage'
import { useKnobs } from './useKnobs'

interface ExampleSectionProps {
  route: ShowcaseRoute
  example: Example
  texts: PageTexts['examples'][string]
}

/** One example: alive, its knobs, and its source. */
export function ExampleSection({ route, example, texts: { title, note } }: ExampleSectionProps) {
  const { props, turn } = useKnobs(example)
  const anchor = anchorOf(example.id)
  return (
    <section className="showcase-example" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`} tabIndex={-1}>
        {title}
      </h2>
      {note !== undefined && <p className="showcase-note">{note}</p>}
      <Card>
        <div className="showcase-live">
          <ErrorBoundary>
            <Suspense fallback={<DetailSkeleton />}>{example.render(props)}</Suspense>
          </ErrorBoundary>
        </div>
        {Object.keys(example.knobs).length > 0 && (
          <KnobFields title={title} knobs={example.knobs} props={props} onTurn={turn} />
        )}
        <ExampleSource route={route} id={example.id} title={title} />
      </Card>
    </section>
  )
}
