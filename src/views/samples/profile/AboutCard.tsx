import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { useFormat } from '@/shared/dates/useFormat'
import type { Profile } from './profile'

interface AboutCardProps {
  about: Profile['userAbout']
  /** Beside the posts: without what takes more room. */
  isBrief?: boolean
}

export function AboutCard({ about, isBrief = false }: AboutCardProps) {
  const { t } = useTranslation('samplesProfile')
  const format = useFormat()
  const known = [
    { term: t('about.joined'), value: format.date(about.joined) },
    { term: t('about.lives'), value: about.lives },
  ]
  const reached = [
    { term: t('about.email'), value: <EmailAddress address={about.email} /> },
    { term: t('about.website'), value: <a href={about.website}>{about.website.replace(/^https?:\/\//, '')}</a> },
  ]
  return (
    <Card tag="section" className="profile-card">
      <h2>{t('about.title')}</h2>
      <p>{about.about}</p>
      <DefinitionList items={isBrief ? known : [...known, ...reached]} />
    </Card>
  )
}
