import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { FaqList } from './FaqList'
import { fetchFaq } from './faq'
import { HelpHero } from './HelpHero'
import { HelpMore } from './HelpMore'
import { KnowledgeCategory } from './KnowledgeCategory'
import { KnowledgeQuestion } from './KnowledgeQuestion'
import { KnowledgeStart } from './KnowledgeStart'
import './help.scss'
import './knowledge.scss'

// Both pages of help in one file: what they share stays with them, and no screen of the product fetches it.

export function FaqPage() {
  const { t } = useTranslation('samplesHelp')
  const { search, choose, adjust } = useSearchState()
  const { answer, failure, isLoading, reload } = useQuery(fetchFaq, undefined)
  const q = search.get('q') ?? ''
  const find = useCallback((text: string) => adjust({ q: text, category: '' }), [adjust])

  return (
    <>
      <HelpHero
        title={t('faq.title')}
        lead={t('faq.lead')}
        motif="gaps"
        search={{ value: q, label: t('faq.search'), onSearch: find }}
      />
      {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
      {!failure && !answer && <DetailSkeleton />}
      {!failure && answer && (
        <FaqList categories={answer} search={search} onClear={() => choose({ q: '', category: '' })} />
      )}
      <HelpMore other="knowledge" />
    </>
  )
}

/** Three levels at one address: all categories, `?category=` one of them, `&question=` one question of it. */
export function KnowledgeBasePage() {
  const { search } = useSearchState()
  const [category, question] = [search.get('category') ?? '', search.get('question') ?? '']
  if (category === '') return <KnowledgeStart />
  if (question === '') return <KnowledgeCategory key={category} category={category} />
  return <KnowledgeQuestion key={question} category={category} id={question} />
}
