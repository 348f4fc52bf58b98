import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { MotifFigure, type MotifName } from '@/views/samples/art/Motif'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { wordsOf } from './faq'
import { HelpHero } from './HelpHero'
import { HelpMore } from './HelpMore'
import { fetchKnowledge, knowledgePaths, searchKnowledge, type OpenedCategory } from './knowledge'
import { Marked } from './Marked'

/** What stands for each category; one that is not known here keeps the picture that the samples have of it. */
const motifs: Record<string, MotifName> = {
  'sales-automation': 'strings',
  'marketing-automation': 'curtain',
  'api-questions': 'tuningFork',
  personalization: 'stageDoor',
  'email-marketing': 'envelope',
  'demand-generation': 'chair',
}

export function KnowledgeStart() {
  const { t } = useTranslation('samplesHelp')
  const { search, choose, adjust } = useSearchState()
  const q = search.get('q') ?? ''
  const { answer, failure, isLoading, reload } = useQuery(fetchKnowledge, undefined)
  const found = answer && searchKnowledge(answer, q)
  const find = useCallback((text: string) => adjust({ q: text }), [adjust])
  return (
    <>
      <HelpHero
        title={t('knowledge.title')}
        lead={t('knowledge.lead')}
        motif="musicStand"
        search={{ value: q, label: t('knowledge.search'), onSearch: find }}
      />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !found && <DetailSkeleton />}
      {!failure && found && (
        <ul className="knowledge-grid">
          {found.map((category) => (
            <CategoryCard key={category.id} category={category} words={wordsOf(q)} />
          ))}
        </ul>
      )}
      {!failure && found?.length === 0 && (
        <NoMatch title={t('knowledge.noMatch', { q: q.trim() })} onClear={() => choose({ q: '' })} />
      )}
      <HelpMore other="faq" />
    </>
  )
}

interface CategoryCardProps {
  category: OpenedCategory
  /** What is sought; without any, the questions are counted and not listed. */
  words: readonly string[]
}

function CategoryCard({ category: { category, img, title, desc, sections }, words }: CategoryCardProps) {
  const { t } = useTranslation('samplesHelp')
  const motif = motifs[category]
  const questions = sections.flatMap((section) => section.questions)
  const listed = words.length > 0 ? questions : []
  return (
    <li className={`card knowledge-card${listed.length > 0 ? ' has-questions' : ''}`}>
      {motif ? <MotifFigure name={motif} /> : <img src={img} alt="" width={320} height={160} />}
      <div>
        <h2>
          <Link to={knowledgePaths.category(category)}>
            <Marked text={title} words={words} />
          </Link>
        </h2>
        <p className="muted">
          <Marked text={desc} words={words} />
        </p>
        {listed.length === 0 && <p className="knowledge-count">{t('faq.count', { count: questions.length })}</p>}
        {listed.length > 0 && (
          <ul>
            {listed.map(({ id, question }) => (
              <li key={id}>
                <Link to={knowledgePaths.question(category, id)}>
                  <Marked text={question} words={words} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
