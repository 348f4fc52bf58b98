import type { ReactNode } from 'react'
import { Table } from 'reactstrap'
import { showcaseLanguages, useWords, type ShowcaseLanguage } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface InBothLanguagesProps {
  /** What is told, and how a language tells it. */
  rows: readonly { name: string; tell: (language: ShowcaseLanguage) => ReactNode }[]
}

/** A line for each thing, a column for each language; each cell bears the mark of its language. */
export function InBothLanguages({ rows }: InBothLanguagesProps) {
  const words = useWords(texts)
  const names = { en: words.english, 'pt-BR': words.portuguese }
  return (
    <Table className="i18n-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.what}</span>
          </th>
          {showcaseLanguages.map((language) => (
            <th key={language} scope="col">
              {names[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, tell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {showcaseLanguages.map((language) => (
              <td key={language} lang={language} data-label={names[language]}>
                {tell(language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
