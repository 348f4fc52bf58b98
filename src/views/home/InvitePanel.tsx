import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { fetchUsers } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'

const FIRST = { page: 1, perPage: 1 }

/** Shown while the admin is alone; once others are in, it has done its work. */
export function InvitePanel({ isSecondStep }: { isSecondStep: boolean }) {
  const { t } = useTranslation('home')
  const { answer } = useQuery(fetchUsers, FIRST)
  if (answer?.total !== 1) return null
  return (
    <Card tag="section">
      <h2>{isSecondStep ? t('inviteSecond') : t('invite')}</h2>
      <p>{t('inviteText')}</p>
      <Button to={paths.people}>{t('openPeople')}</Button>
    </Card>
  )
}
