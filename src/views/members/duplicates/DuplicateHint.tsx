import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { fetchDuplicates } from '@/redux/duplicates'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'

/** After an import: whether there are records now that may be of one person. Nothing where there are none. */
export function DuplicateHint() {
  const { t } = useTranslation('duplicates')
  const { count } = useFormat()
  const pairs = useQuery(fetchDuplicates, undefined).answer?.pairs.length ?? 0
  if (pairs === 0) return null
  return (
    <FormAlert tone="caution">
      {t('hint', { count: pairs, shown: count(pairs) })} <Link to={paths.duplicates}>{t('hintLink')}</Link>
    </FormAlert>
  )
}
