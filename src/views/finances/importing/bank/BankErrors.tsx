import { useTranslation } from 'react-i18next'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import type { BankFileError } from '@/shared/bankFiles/values/bankFileError'

/** Limit of errors shown. */
const SHOWN = 50

interface BankErrorsProps {
  fileName: string
  errors: readonly BankFileError[]
  /** Number of valid lines. */
  fine: number | undefined
}

/** Why a file was not imported, by line. */
export function BankErrors({ fileName, errors, fine = 0 }: BankErrorsProps) {
  const { t } = useTranslation('bankFiles')
  const format = useFormat()
  const more = errors.length - SHOWN
  return (
    <FormAlert>
      {t('failed', { name: fileName })}
      <ul className="bank-errors">
        {errors.slice(0, SHOWN).map(({ line, code, text = '', file }) => (
          <li key={`${file} ${line} ${code} ${text}`}>
            {file !== undefined && `${file}: `}
            {line > 0 && `${t('line', { line: format.count(line) })} `}
            {t(`errors.${code}`, { text })}
          </li>
        ))}
        {more > 0 && <li>{t('moreErrors', { count: more, shown: format.count(more) })}</li>}
      </ul>
      {fine > 0 && <p className="bank-errors-fine">{t('fineLines', { count: fine, shown: format.count(fine) })}</p>}
    </FormAlert>
  )
}
