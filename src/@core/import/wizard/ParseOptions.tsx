import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { encodings } from '@/@core/import/parsing/decodeText'
import type { FileTable, ReadOptions } from '@/@core/import/parsing/fileTable'
import { delimiters } from '@/@core/import/parsing/guessDelimiter'

interface ParseOptionsProps {
  table: FileTable
  /** The file has to be read anew. */
  onReread: (options: ReadOptions) => void
  onHeader: (place: number) => void
}

const HEADER_CHOICES = 12
const SHOWN_CHARACTERS = 48

/**
 * How the file was parsed, to be corrected where the guess was wrong.
 * In `details`, not reactstrap's Collapse: a closed one is still found by the browser's search, and says itself that it opens.
 */
export function ParseOptions({ table, onReread, onHeader }: ParseOptionsProps) {
  const { t } = useTranslation('imports')
  const { rows, encoding, delimiter, headerPlace } = table
  const headers = rows.slice(0, Math.max(HEADER_CHOICES, headerPlace + 1)).map(({ line, cells }, place) => ({
    value: String(place),
    label: t('reading.headerAt', { line, text: cells.filter(Boolean).join(' · ').slice(0, SHOWN_CHARACTERS) }),
  }))
  const options: Required<ReadOptions> = { encoding, delimiter }
  return (
    <details className="parse-options">
      <summary>
        {t('reading.summary', {
          encoding: t(`reading.encodings.${encoding}`),
          delimiter: t(`reading.delimiters.${delimiter}`),
        })}
      </summary>
      <div className="import-fields">
        <SelectField
          label={t('reading.header')}
          value={String(headerPlace)}
          options={[{ value: '-1', label: t('reading.noHeader') }, ...headers]}
          onChange={({ target }) => onHeader(Number(target.value))}
          required
        />
        <SelectField
          label={t('reading.delimiter')}
          value={delimiter}
          options={delimiters.map((value) => ({ value, label: t(`reading.delimiters.${value}`) }))}
          onChange={({ target }) => {
            const chosen = delimiters.find((known) => known === target.value)
            if (chosen) onReread({ ...options, delimiter: chosen })
          }}
          required
        />
        <SelectField
          label={t('reading.encoding')}
          hint={t('reading.encodingHint')}
          value={encoding}
          options={encodings.map((value) => ({ value, label: t(`reading.encodings.${value}`) }))}
          onChange={({ target }) => {
            const chosen = encodings.find((known) => known === target.value)
            if (chosen) onReread({ ...options, encoding: chosen })
          }}
          required
        />
      </div>
    </details>
  )
}
