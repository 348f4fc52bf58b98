import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { UserX } from 'lucide-react'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { compareMembers } from '@/redux/duplicates'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { MergeForm } from './MergeForm'
import './duplicates.scss'

/** Two records that may be of one person, side by side. */
export function MergePage() {
  const { t } = useTranslation('duplicates')
  const { id = '', otherId = '' } = useParams()
  const load = useQuery(compareMembers, `${id} ${otherId}`)
  const fields = useQuery(fetchOwnFields, undefined)
  const { failure, reload } = load
  const isGone = failure?.code === 'not_found' || failure?.code === 'invalid'
  return (
    <>
      <PageHeader
        title={t('merge.title')}
        lead={t('merge.lead')}
        back={<BackLink to={paths.duplicates} label={t('backToList')} />}
      />
      {isGone ? (
        <EmptyState icon={UserX} title={t('merge.gone')} />
      ) : (
        <Loaded {...fields}>
          {(ownFields) => (
            <Loaded {...load} isKept>
              {(compared) => (
                <MergeForm
                  // Another version of either starts the choices afresh.
                  key={compared.sides.map(({ member }) => `${member.id} ${member.version}`).join(' ')}
                  compared={compared}
                  ownFields={ownFields}
                  onOutdated={reload}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </>
  )
}
