import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { matchesAllWords, wordsOf } from './faq'

const Category = z.object({
  id: z.number(),
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
})
export type Category = z.infer<typeof Category>

const Section = z.object({
  id: z.number(),
  title: z.string(),
  /** The name of a lucide icon. */
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(z.object({ id: z.number(), question: z.string(), slug: z.string() })),
})
export type Section = z.infer<typeof Section>

const Question = z.object({
  title: z.string(),
  /** YYYY-MM-DD. */
  lastUpdated: z.string(),
  relatedQuestions: z.array(z.object({ id: z.number(), question: z.string() })),
  content: z.string(),
})
export type Question = z.infer<typeof Question>

const getCategories = () => sampleRequest(z.array(Category), { url: '/faq/data/knowledge_base' })
const getSections = (category: string) =>
  sampleRequest(z.array(Section), { url: '/faq/data/category', params: { category } })

export const knowledgePaths = {
  start: '/pages/knowledge-base',
  category: (category: string) => `/pages/knowledge-base?${new URLSearchParams({ category }).toString()}`,
  question: (category: string, id: number) =>
    `/pages/knowledge-base?${new URLSearchParams({ category, question: String(id) }).toString()}`,
}

export interface OpenedCategory extends Category {
  sections: Section[]
}

/** All categories with their questions. */
export const fetchKnowledge = async (): Promise<OpenedCategory[]> => {
  const categories = await getCategories()
  return Promise.all(
    categories.map(async (category) => ({ ...category, sections: await getSections(category.category) })),
  )
}

/** The categories that `q` is found in, each with the questions that have it. */
export function searchKnowledge(categories: readonly OpenedCategory[], q: string): OpenedCategory[] {
  const words = wordsOf(q)
  return categories
    .map((category) => ({ ...category, sections: sectionsWith(category.sections, q) }))
    .filter(({ title, desc, sections }) => sections.length > 0 || matchesAllWords(`${title} ${desc}`, words))
}

/** The sections with the questions that have all words of `q`; without those that have none. */
export function sectionsWith(sections: readonly Section[], q: string): Section[] {
  const words = wordsOf(q)
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((one) => matchesAllWords(one.question, words)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** Of a category that there is not, the samples say so with a 404. */
export const fetchCategory = async (wanted: string): Promise<OpenedCategory> => {
  const [categories, sections] = await Promise.all([getCategories(), getSections(wanted)])
  const known = categories.find(({ category }) => category === wanted)
  return { id: 0, category: wanted, img: '', title: wanted, desc: '', ...known, sections }
}

export interface OpenedQuestion {
  question: Question
  category: Category | undefined
}

/** `asked`: `category` and `id`, as the query of an address. */
export const fetchQuestion = async (asked: string): Promise<OpenedQuestion> => {
  const params = new URLSearchParams(asked)
  const [categories, question] = await Promise.all([
    getCategories(),
    sampleRequest(Question, { url: '/faq/data/question', params }),
  ])
  return { question, category: categories.find(({ category }) => category === params.get('category')) }
}
