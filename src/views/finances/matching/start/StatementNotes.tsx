import { useTranslation } from 'react-i18next'
import type { BankStatement } from '@contract/finances/bankLines'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'

/** Limit of notes shown. */
const SHOWN = 20

/** Notices about what the reader skipped or assumed, by line. */
export function StatementNotes({ statement: { notes = [] } }: { statement: BankStatement }) {
  const { t } = useTranslation('bankFiles')
  const { count } = useFormat()
  if (notes.length === 0) return null
  return (
    <FormAlert tone="info">
      {t('notes.title')}
      <ul className="bank-errors">
        {notes.slice(0, SHOWN).map(({ line, code, text }) => (
          <li key={`${line} ${code} ${text}`}>
            {t('line', { line: count(line) })} {t(`notes.${code}`, { text })}
          </li>
        ))}
        {notes.length > SHOWN && (
          <li>{t('moreErrors', { count: notes.length - SHOWN, shown: count(notes.length - SHOWN) })}</li>
        )}
      </ul>
    </FormAlert>
  )
}
