import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { CopyButton } from '@/@core/components/CopyButton'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import type { ShowcaseRoute } from '@/configs/sampleRoutes'
import { anchorOf, useAnchor } from './anchor'
import { ExampleSection } from './ExampleSection'
import { showcaseRoutes } from './showcaseFiles'
import { useTexts, type PageTexts, type ShowcaseContent } from './showcasePage'
import { ShowcaseSearch } from './ShowcaseSearch'
import '@/@core/styles/choices.scss'
import './showcase.scss'

interface ShowcasePageProps {
  route: ShowcaseRoute
  page: ShowcaseContent
}

/** A page of the kit's catalogue: when to use a part, its examples, its keys, how it sounds. */
export function ShowcasePage({ route, page }: ShowcasePageProps) {
  const { t } = useTranslation(['samplesShowcase', 'samples'])
  const texts = useTexts(page.texts)
  useAnchor()
  const shown = page.examples.flatMap((example) => {
    const own = texts.examples[example.id]
    return own ? [{ example, texts: own }] : []
  })
  return (
    <div className="showcase">
      <PageHeader title={t(`samples:showcase.${route}`)} lead={texts.use} actions={<ShowcaseSearch />} />
      <div className="showcase-columns">
        <div className="showcase-main">
          <p className="showcase-avoid">
            <strong>{t('avoid')}</strong> {texts.avoid}
          </p>
          {shown.map((section) => (
            <ExampleSection key={section.example.id} route={route} {...section} />
          ))}
          <PageNotes texts={texts} parts={page.parts} />
          <PageSteps route={route} />
        </div>
        <nav className="showcase-contents" aria-label={t('contents')}>
          <ContentsList entries={shown.map(({ example, texts: { title } }) => ({ id: example.id, title }))} />
        </nav>
      </div>
    </div>
  )
}

function ContentsList({ entries }: { entries: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('samplesShowcase')
  const { search } = useLocation()
  return (
    <>
      <p aria-hidden>{t('contents')}</p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search, hash: anchorOf(id) }}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Broken, where it is too long, behind one of its folders. */
function FilePath({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((folder, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {folder}
    </Fragment>
  ))
}

function PageNotes({ texts: { keys = [], hears }, parts }: { texts: PageTexts; parts: readonly string[] }) {
  const { t } = useTranslation('samplesShowcase')
  return (
    <>
      {keys.length > 0 && (
        <section className="showcase-facts">
          <h2>{t('keys')}</h2>
          <DefinitionList items={keys.map(([term, value]) => ({ term, value }))} />
        </section>
      )}
      {hears !== undefined && (
        <section className="showcase-facts">
          <h2>{t('hears')}</h2>
          <p>{hears}</p>
        </section>
      )}
      {parts.length > 0 && (
        <section className="showcase-facts">
          <h2>{t('parts')}</h2>
          <ul className="showcase-parts">
            {parts.map((part) => (
              <li key={part}>
                <code>
                  <FilePath path={part} />
                </code>
                <CopyButton isIcon text={part} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PageSteps({ route }: { route: ShowcaseRoute }) {
  const { t } = useTranslation(['samplesShowcase', 'samples'])
  const at = showcaseRoutes.indexOf(route)
  const [previous, next] = [showcaseRoutes[at - 1], showcaseRoutes[at + 1]]
  return (
    <nav className="showcase-steps" aria-label={t('steps')}>
      {previous !== undefined && (
        <Link to={previous} rel="prev">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          <span>
            <small>{t('previous')}</small>
            {t(`samples:showcase.${previous}`)}
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link to={next} rel="next" className="is-next">
          <span>
            <small>{t('next')}</small>
            {t(`samples:showcase.${next}`)}
          </span>
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
