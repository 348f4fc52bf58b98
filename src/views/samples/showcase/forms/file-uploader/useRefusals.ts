import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { sizeText } from './sizeText'
import { texts } from './texts'

interface Bounds {
  types: readonly string[]
  /** Bytes. */
  sizeMax: number
  countMax: number
}

/** Tells the files that may come in from those that may not, and why not. */
export function useRefusals({ types, sizeMax, countMax }: Bounds) {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const limit = sizeText(sizeMax, i18n.language)

  function refusalOf(file: File, known: readonly string[]): string | undefined {
    const { name, size } = file
    if (!types.includes(file.type)) return words.badType.replace('{{name}}', name)
    if (size === 0) return words.empty.replace('{{name}}', name)
    if (size > sizeMax) {
      const shown = sizeText(size, i18n.language)
      return words.tooBig.replace('{{name}}', name).replace('{{size}}', shown).replace('{{limit}}', limit)
    }
    if (known.includes(name)) return words.twice.replace('{{name}}', name)
    if (known.length >= countMax) return words.tooMany.replace('{{name}}', name).replace('{{count}}', String(countMax))
    return undefined
  }

  /** The files that may come in beside those whose names are known. */
  function sift(files: readonly File[], known: readonly string[]): readonly File[] {
    const taken: File[] = []
    const refused: string[] = []
    for (const file of files) {
      const why = refusalOf(file, [...known, ...taken.map(({ name }) => name)])
      if (why === undefined) taken.push(file)
      else refused.push(why)
    }
    setRefusals(refused)
    return taken
  }

  return { refusals, sift, rules: words.rules.replace('{{size}}', limit).replace('{{count}}', String(countMax)) }
}
