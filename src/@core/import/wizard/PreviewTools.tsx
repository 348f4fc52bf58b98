import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import { SearchField } from '@/@core/components/table/SearchField'
import type { ImportArea } from './importArea'

interface PreviewToolsProps {
  search: string
  onSearch: (text: string) => void
  field: ImportArea<string, never, never>['sharedField']
  /** Lines that the search leaves and that will be imported. */
  count: number
  onSet: (field: string, text: string) => void
}

/** Finds lines by their text, and sets a field of all that were found. */
export function PreviewTools({ search, onSearch, field, count, onSet }: PreviewToolsProps) {
  const { t, i18n } = useTranslation('imports')
  const shown = new Intl.NumberFormat(i18n.language).format(count)
  return (
    <div className="preview-tools">
      <SearchField
        value={search}
        onSearch={onSearch}
        label={t('preview.search')}
        placeholder={t('preview.searchHint')}
      />
      {field && count > 0 && (
        <Input
          type="select"
          aria-label={t('preview.setForShown', { field: field.label, count, shown })}
          value=""
          onChange={({ target }) => onSet(field.id, target.value)}
        >
          <option value="" disabled>
            {t('preview.setForShown', { field: field.label, count, shown })}
          </option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      )}
    </div>
  )
}
