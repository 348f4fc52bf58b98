import type { LucideIcon } from 'lucide-react'

/** A screen that the search finds, its title already translated. */
export interface SearchItem {
  id: string
  title: string
  /** A second line or group, searched too. */
  hint?: string
  path: string
  icon: LucideIcon
}

/** Folds case and accents away, so that "inicio" finds "Início". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
}

/** The items in which every typed word occurs, those whose title begins with the text first. */
export function findItems(items: readonly SearchItem[], text: string): SearchItem[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const isFound = ({ title, hint = '' }: SearchItem) => {
    const searched = foldText(`${title} ${hint}`)
    return words.every((word) => searched.includes(word))
  }
  const rank = ({ title }: SearchItem) => (foldText(title).startsWith(words[0] ?? '') ? 0 : 1)
  return items.filter(isFound).sort((a, b) => rank(a) - rank(b))
}
