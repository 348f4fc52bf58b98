import { useTranslation } from 'react-i18next'
import type { BankStatement } from '@contract/finances/bankLines'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'

/** More than a person goes through. */
const SHOWN = 20

/** What the reader left out or made of a statement by itself, line by line. */
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
