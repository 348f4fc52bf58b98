import * as z from 'zod/mini'
import { foldText } from '@/@core/components/foldText'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
const FaqCategory = z.object({
  id: z.number(),
  /** The name of a lucide icon. */
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
})
export type FaqCategory = z.infer<typeof FaqCategory>

export const fetchFaq = (): Promise<FaqCategory[]> => sampleRequest(z.array(FaqCategory), { url: '/faq/data' })

/** What is sought, word by word. */
export const wordsOf = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean)

/** Whether all words stand in it somewhere, in whatever order, case and accents. */
export function matchesAllWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}

/** The questions with all words of `q` in themselves or in their answers, in the categories that have any. */
export function searchFaq(categories: readonly FaqCategory[], q: string): FaqCategory[] {
  const words = wordsOf(q)
  return categories
    .map((category) => ({
      ...category,
      qandA: category.qandA.filter(({ question, ans }) => matchesAllWords(`${question} ${ans}`, words)),
    }))
    .filter(({ qandA }) => qandA.length > 0)
}
