import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'

/** For an entry that represents a use of credit: what it is, and where to undo it. */
export function CreditUseNote({ finance: { creditUseId, amount, memberId } }: { finance: Finance }) {
  const { t } = useTranslation('credit')
  if (creditUseId === undefined) return null
  return (
    <div className="finance-closed">
      <FormAlert tone="info">
        {t(amount < 0 ? 'moved.taken' : 'moved.paid')}{' '}
        {memberId !== undefined && <Link to={paths.statement(memberId)}>{t('moved.statement')}</Link>}
      </FormAlert>
    </div>
  )
}
