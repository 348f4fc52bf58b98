import { useTranslation } from 'react-i18next'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { useFormat } from '@/shared/dates/useFormat'
import { Questions } from '@/views/samples/kit/Questions'
import { SideNav } from '@/views/samples/kit/SideNav'
import { matchesAllWords, searchFaq, wordsOf, type FaqCategory } from './faq'
import { HelpIcon } from './HelpIcon'
import { Marked } from './Marked'

interface FaqListProps {
  categories: readonly FaqCategory[]
  /** Of the address: `q` and `category`. */
  search: URLSearchParams
  onClear: () => void
}

function linkTo(search: URLSearchParams, category: string): string {
  const next = new URLSearchParams(search)
  if (category === '') next.delete('category')
  else next.set('category', category)
  return `?${next.toString()}`
}

export function FaqList({ categories, search, onClear }: FaqListProps) {
  const { t } = useTranslation('samplesHelp')
  const format = useFormat()
  const q = search.get('q') ?? ''
  const words = wordsOf(q)
  const found = searchFaq(categories, q)
  const chosen = categories.find(({ id }) => String(id) === search.get('category'))
  const shown = chosen ? found.filter(({ id }) => id === chosen.id) : found
  const countOf = (all: readonly FaqCategory[]) => {
    const count = all.reduce((sum, { qandA }) => sum + qandA.length, 0)
    return { shown: format.count(count), said: t('faq.count', { count }) }
  }

  return (
    <div className="sample-layout">
      <div className="side-navs">
        <SideNav
          label={t('faq.categories')}
          items={[
            {
              id: 'all',
              label: t('faq.all'),
              icon: <HelpIcon name="all" />,
              to: linkTo(search, ''),
              isCurrent: !chosen,
              count: countOf(found),
            },
            ...categories.map(({ id, title, icon }) => ({
              id: String(id),
              label: title,
              icon: <HelpIcon name={icon} />,
              to: linkTo(search, String(id)),
              isCurrent: id === chosen?.id,
              count: countOf(found.filter((category) => category.id === id)),
            })),
          ]}
        />
      </div>
      <div className="faq-groups">
        <output className="visually-hidden">{q.trim() !== '' && countOf(shown).said}</output>
        {shown.map(({ id, icon, title, subtitle, qandA }) => (
          <section key={id} aria-labelledby={`faq-${id}`}>
            <header className="help-head">
              <span className="help-mark">
                <HelpIcon name={icon} />
              </span>
              <div>
                <h2 id={`faq-${id}`}>{title}</h2>
                <p className="muted">{subtitle}</p>
              </div>
            </header>
            <Questions
              // What was opened by hand stays so until something else is sought.
              key={q}
              items={qandA.map(({ question, ans }) => ({
                id: question,
                question: <Marked text={question} words={words} />,
                answer: <Marked text={ans} words={words} />,
                // What was found in the answer would not be seen.
                isOpen: words.length > 0 && !matchesAllWords(question, words),
              }))}
            />
          </section>
        ))}
        {shown.length === 0 && <NoMatch title={t('faq.noMatch', { q: q.trim() })} onClear={onClear} />}
      </div>
    </div>
  )
}
