import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { encodings, type Encoding } from '@/@core/import/parsing/decodeText'
import type { FileTable, ReadOptions, TextSource } from '@/@core/import/parsing/fileTable'
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
  const { rows, source, headerPlace, archive } = table
  const headers = rows.slice(0, Math.max(HEADER_CHOICES, headerPlace + 1)).map(({ line, cells }, place) => ({
    value: String(place),
    label: t('reading.headerAt', { line, text: cells.filter(Boolean).join(' · ').slice(0, SHOWN_CHARACTERS) }),
  }))
  return (
    <>
      {archive && archive.files.length > 1 && (
        <div className="import-fields">
          <SelectField
            label={t('reading.file')}
            value={archive.file}
            options={archive.files.map((file) => ({ value: file, label: file }))}
            onChange={({ target }) => onReread({ file: target.value })}
            required
          />
        </div>
      )}
      {source.kind === 'workbook' && source.sheets.length > 1 && (
        <div className="import-fields">
          <SelectField
            label={t('reading.sheet')}
            value={source.sheet}
            options={source.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={({ target }) => onReread({ sheet: target.value })}
            required
          />
        </div>
      )}
      {source.kind === 'text' && source.isDoubtful && (
        <div className="import-fields">
          <EncodingField source={source} hint={t('reading.encodingAsked')} onReread={onReread} />
        </div>
      )}
      <details className="parse-options">
        <summary>
          {source.kind === 'workbook'
            ? t('reading.sheetSummary', { sheet: source.sheet })
            : t('reading.summary', {
                encoding: t(`reading.encodings.${source.encoding}`),
                delimiter: t(`reading.delimiters.${source.delimiter}`),
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
          {source.kind === 'text' && <TextOptions source={source} onReread={onReread} />}
        </div>
      </details>
    </>
  )
}

function TextOptions({ source, onReread }: { source: TextSource } & Pick<ParseOptionsProps, 'onReread'>) {
  const { t } = useTranslation('imports')
  const { encoding, delimiter } = source
  return (
    <>
      <SelectField
        label={t('reading.delimiter')}
        value={delimiter}
        options={delimiters.map((value) => ({ value, label: t(`reading.delimiters.${value}`) }))}
        onChange={({ target }) => {
          const chosen = delimiters.find((known) => known === target.value)
          if (chosen) onReread({ encoding, delimiter: chosen })
        }}
        required
      />
      {!source.isDoubtful && <EncodingField source={source} hint={t('reading.encodingHint')} onReread={onReread} />}
    </>
  )
}

interface EncodingFieldProps extends Pick<ParseOptionsProps, 'onReread'> {
  source: TextSource
  hint: string
}

/** In which characters the file is written, each with how a line of it then reads. */
function EncodingField({ source, hint, onReread }: EncodingFieldProps) {
  const { t } = useTranslation('imports')
  const { encoding, delimiter, samples } = source
  const labelOf = (value: Encoding) => {
    const name = t(`reading.encodings.${value}`)
    const sample = samples.find((one) => one.encoding === value)
    return sample ? t('reading.encodingSample', { name, text: sample.text }) : name
  }
  return (
    <SelectField
      label={t('reading.encoding')}
      hint={hint}
      value={encoding}
      options={encodings.map((value) => ({ value, label: labelOf(value) }))}
      onChange={({ target }) => {
        const chosen = encodings.find((known) => known === target.value)
        if (chosen) onReread({ encoding: chosen, delimiter })
      }}
      required
    />
  )
}
