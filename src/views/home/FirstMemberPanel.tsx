import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'

export function FirstMemberPanel() {
  const { t } = useTranslation('home')
  return (
    <Card tag="section">
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <div className="cluster">
        <Button color="primary" to={paths.newMember}>
          {t('addFirst')}
        </Button>
        <Button to={paths.importMembers}>{t('importMembers')}</Button>
      </div>
    </Card>
  )
}
