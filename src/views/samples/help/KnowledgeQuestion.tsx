import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFormat } from '@/shared/dates/useFormat'
import { SampleRecord } from '@/views/samples/kit/SampleRecord'
import { Breadcrumbs } from './Breadcrumbs'
import { contentBlocks } from './contentBlocks'
import { fetchQuestion, knowledgePaths, type OpenedQuestion } from './knowledge'
import { WasItUseful } from './WasItUseful'

export function KnowledgeQuestion({ category, id }: { category: string; id: string }) {
  const { t } = useTranslation('samplesHelp')
  return (
    <SampleRecord
      thunk={fetchQuestion}
      arg={new URLSearchParams({ category, id }).toString()}
      title={t('knowledge.title')}
      goneTitle={t('knowledge.noQuestion')}
      listPath={knowledgePaths.start}
      listLabel={t('knowledge.toStart')}
    >
      {(opened) => <QuestionText opened={opened} category={category} />}
    </SampleRecord>
  )
}

function QuestionText({ opened, category }: { opened: OpenedQuestion; category: string }) {
  const { t } = useTranslation('samplesHelp')
  const format = useFormat()
  const { title, lastUpdated, content, relatedQuestions } = opened.question
  return (
    <div className="knowledge-question">
      <PageHeader
        title={title}
        lead={t('knowledge.updated', { date: format.date(lastUpdated) })}
        back={
          <Breadcrumbs
            steps={[
              { label: t('knowledge.title'), to: knowledgePaths.start },
              { label: opened.category?.title ?? category, to: knowledgePaths.category(category) },
            ]}
            here={title}
          />
        }
      />
      <div className="question-layout">
        <Card tag="article">
          {contentBlocks(content).map((block) =>
            block.kind === 'list' ? (
              <ul key={block.lines[0]}>
                {block.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <p key={block.text}>{block.text}</p>
            ),
          )}
          <WasItUseful />
        </Card>
        {relatedQuestions.length > 0 && (
          <Card tag="section" aria-labelledby="related-questions">
            <h2 id="related-questions">{t('knowledge.related')}</h2>
            <ul className="question-links">
              {relatedQuestions.map(({ id, question }) => (
                <li key={id}>
                  <Link to={knowledgePaths.question(category, id)}>{question}</Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  )
}
