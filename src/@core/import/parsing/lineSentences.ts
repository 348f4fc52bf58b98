import type { ImportLine } from './importLine'
import { surplusText } from './surplusCells'

/** Words for what is wrong with any table's line, and with one of the area. */
interface LineWords<Item> {
  surplus: (text: string) => string
  ofArea: (error: string, line: ImportLine<Item>) => string
}

/** All that is wrong with a line, as sentences. */
export function lineSentences<Item>(line: ImportLine<Item>, { surplus, ofArea }: LineWords<Item>): string {
  return line.validationErrors
    .map((error) => {
      const text = surplusText(error)
      return text === undefined ? ofArea(error, line) : surplus(text)
    })
    .join(' ')
}
