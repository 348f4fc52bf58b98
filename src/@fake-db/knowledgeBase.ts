import { houseTopics } from './content/knowledgeHouse'
import { shopTopics } from './content/knowledgeShop'
import { sectionLooks, type Topic } from './content/knowledgeTopic'
import { get, NOT_FOUND, type SampleCall } from './sampleCall'
import { dayOf, pick, pictureOf, slugOf, strewn } from './words'

export interface KnowledgeBaseCategory {
  id: number
  category: string
  img: string
  title: string
  desc: string
}

export interface CategoryData {
  id: number
  title: string
  icon: string
  iconColor: string
  questions: { id: number; question: string; slug: string }[]
}

export interface QuestionData {
  title: string
  /** YYYY-MM-DD. */
  lastUpdated: string
  relatedQuestions: { id: number; question: string }[]
  content: string
}

const RELATED = 4

const topics = [...shopTopics, ...houseTopics]

const categories = topics.map(({ title, category, desc }, index): KnowledgeBaseCategory => ({
  id: index + 1,
  category,
  img: pictureOf(index),
  title,
  desc,
}))

interface Entry {
  id: number
  topic: Topic
  section: string
  question: string
  content: string
}

const entries = topics
  .flatMap((topic) =>
    topic.sections.flatMap(({ title: section, questions }) =>
      questions.map(([question, content]) => ({ topic, section, question, content })),
    ),
  )
  .map((entry, index): Entry => ({ id: index + 1, ...entry }))

const sectionsOf = (topic: Topic) =>
  topic.sections.map(({ title }, index): CategoryData => ({
    id: index + 1,
    title,
    ...sectionLooks[title],
    questions: entries
      .filter((entry) => entry.topic === topic && entry.section === title)
      .map(({ id, question }) => ({ id, question, slug: slugOf(question) })),
  }))

const questionData = ({ id, topic, question, content }: Entry): QuestionData => ({
  title: question,
  lastUpdated: dayOf(strewn(id, 90, 300)),
  relatedQuestions: entries
    .filter((entry) => entry.topic === topic && entry.id !== id)
    .slice(0, RELATED)
    .map((entry) => ({ id: entry.id, question: entry.question })),
  content,
})

/** Without a category or a question, which the specification does not name, the answer is the first one. */
export function knowledgeBaseCalls(): SampleCall[] {
  return [
    get('/faq/data/knowledge_base', () => [200, categories]),
    get('/faq/data/category', (ask) => {
      const wanted = ask.text('category')
      const topic = wanted === undefined ? pick(topics, 0) : topics.find(({ category }) => category === wanted)
      return topic ? [200, sectionsOf(topic)] : NOT_FOUND
    }),
    get('/faq/data/question', (ask) => {
      const [category, id] = [ask.text('category'), ask.text('id')]
      const entry =
        id === undefined
          ? pick(entries, 0)
          : entries.find(
              (known) => String(known.id) === id && (category === undefined || known.topic.category === category),
            )
      return entry ? [200, questionData(entry)] : NOT_FOUND
    }),
  ]
}
