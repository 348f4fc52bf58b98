import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'

export function MembersPanel({ count }: { count: number }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <Card tag="section">
      <h2>{t('members')}</h2>
      <Link className="home-number" to={`${paths.members}?status=active`}>
        <span className="home-figure">{format.count(count)}</span> {t('membersText', { count })}
      </Link>
      <Button to={paths.members}>{t('openMembers')}</Button>
    </Card>
  )
}
