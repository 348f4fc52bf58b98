import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { Breadcrumbs } from './Breadcrumbs'
import { wordsOf } from './faq'
import { HelpIcon } from './HelpIcon'
import { HelpMore } from './HelpMore'
import { fetchCategory, knowledgePaths, sectionsWith, type OpenedCategory } from './knowledge'
import { Marked } from './Marked'

export function KnowledgeCategory({ category }: { category: string }) {
  const { t } = useTranslation('samplesHelp')
  return (
    <SampleRecord
      thunk={fetchCategory}
      arg={category}
      title={t('knowledge.title')}
      goneTitle={t('knowledge.noCategory')}
      listPath={knowledgePaths.start}
      listLabel={t('knowledge.toStart')}
    >
      {(opened) => <CategorySections opened={opened} />}
    </SampleRecord>
  )
}

function CategorySections({ opened }: { opened: OpenedCategory }) {
  const { t } = useTranslation('samplesHelp')
  const format = useFormat()
  const { search, choose, adjust } = useSearchState()
  const q = search.get('q') ?? ''
  const words = wordsOf(q)
  const sections = sectionsWith(opened.sections, q)
  const find = useCallback((text: string) => adjust({ q: text }), [adjust])
  return (
    <>
      <PageHeader
        title={opened.title}
        lead={opened.desc}
        back={<Breadcrumbs steps={[{ label: t('knowledge.title'), to: knowledgePaths.start }]} here={opened.title} />}
        actions={<SearchField value={q} onSearch={find} label={t('knowledge.searchIn', { title: opened.title })} />}
      />
      <div className="knowledge-sections">
        {sections.map(({ id, title, icon, iconColor, questions }) => (
          <Card key={id} tag="section" aria-labelledby={`section-${id}`}>
            <header className="help-head">
              <span className={`help-mark is-${iconColor}`}>
                <HelpIcon name={icon} />
              </span>
              <h2 id={`section-${id}`}>{title}</h2>
              <span className="muted tabular">{format.count(questions.length)}</span>
            </header>
            <ul className="question-links">
              {questions.map(({ id: question, question: asked }) => (
                <li key={question}>
                  <Link to={knowledgePaths.question(opened.category, question)}>
                    <Marked text={asked} words={words} />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {sections.length === 0 && (
        <NoMatch title={t('knowledge.noMatch', { q: q.trim() })} onClear={() => choose({ q: '' })} />
      )}
      <HelpMore other="faq" />
    </>
  )
}
