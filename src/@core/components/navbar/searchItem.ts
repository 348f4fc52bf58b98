import type { LucideIcon } from 'lucide-react'
import { foldText } from '@/@core/components/foldText'

/** Something that the search finds and leads to, its title already translated. */
export interface SearchItem {
  id: string
  title: string
  /** A second line or group, searched too. */
  hint?: string
  /** Other words for it: searched, and not shown. */
  keywords?: string
  path: string
  icon: LucideIcon
}

/** What was found of one kind. */
export interface SearchGroup {
  id: string
  title: string
  items: readonly SearchItem[]
  /** How many there are, where `items` are only the first of them. Absent: as many as `items`. */
  total?: number
  /** The screen that shows all of them. Absent: the search itself does. */
  allPath?: string
  /** How many are shown for what was typed. Absent: `SEARCH_LIMIT`. */
  limit?: number
}

/** At most so many of each kind are shown for what was typed (SPEC section 2). */
export const SEARCH_LIMIT = 4

type Searched = Pick<SearchItem, 'title' | 'hint' | 'keywords'>

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean)

/** Whether every typed word occurs. */
export function matchesText({ title, hint = '', keywords = '' }: Searched, text: string): boolean {
  const searched = foldText(`${title} ${hint} ${keywords}`)
  return wordsOf(text).every((word) => searched.includes(word))
}

/** The items in which every typed word occurs, those whose title begins with the text first. */
export function findItems<Item extends Searched>(items: readonly Item[], text: string): Item[] {
  const [first = ''] = wordsOf(text)
  const rank = ({ title }: Item) => (foldText(title).startsWith(first) ? 0 : 1)
  return items.filter((item) => matchesText(item, text)).sort((a, b) => rank(a) - rank(b))
}
