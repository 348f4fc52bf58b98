import { Code } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import type { ShowcaseRoute } from '@/configs/sampleRoutes'
import { loadSource } from './showcaseSources'

interface ExampleSourceProps {
  route: ShowcaseRoute
  id: string
  title: string
}

/** What is written of an example, to read and to copy; it loads when it is unfolded. */
export function ExampleSource({ route, id, title }: ExampleSourceProps) {
  const { t } = useTranslation('samplesShowcase')
  const codeId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [source, setSource] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  async function load(): Promise<void> {
    try {
      setHasFailed(false)
      setSource(await loadSource(route, id))
    } catch {
      setHasFailed(true)
    }
  }

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && source === undefined) void load()
  }

  return (
    <div className="showcase-source">
      <div className="cluster">
        <Button
          color="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? codeId : undefined}
          onClick={toggle}
        >
          <Code size={16} strokeWidth={1.75} aria-hidden />
          {t('source')}
        </Button>
        {isOpen && source !== undefined && <CopyButton color="ghost" text={source} label={t('copySource')} />}
      </div>
      {isOpen && (
        <div id={codeId}>
          {hasFailed && <LoadError onRetry={() => void load()} />}
          {source !== undefined && (
            // It is moved sideways by the keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <section className="showcase-code" tabIndex={0} aria-label={t('sourceOf', { title })}>
              <pre dir="ltr">
                <code>{source}</code>
              </pre>
            </section>
          )}
        </div>
      )}
    </div>
  )
}
