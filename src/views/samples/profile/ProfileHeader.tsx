import { CircleUser, Images, Newspaper, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { QueryTabs } from '@/views/samples/kit/QueryTabs'
import { Portrait } from '@/views/samples/kit/Portrait'
import type { Profile } from './profile'

const icons = { feed: Newspaper, about: CircleUser, photos: Images }
export const profileTabs = ['feed', 'about', 'photos'] as const
export type ProfileTab = (typeof profileTabs)[number]

export function ProfileHeader({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const { t } = useTranslation('samplesProfile')
  const { avatar, username, designation, coverImg } = profile.header
  return (
    <section className="profile-head" aria-label={t('head')}>
      <img src={coverImg} alt="" width={1600} height={400} />
      <div className="profile-name">
        <PageHeader
          title={username}
          lead={`${designation} · ${profile.userAbout.lives}`}
          figure={<Portrait name={username} picture={avatar} isLarge />}
          actions={
            <Button to="/pages/account-settings">
              <Pencil size={16} aria-hidden />
              {t('edit')}
            </Button>
          }
        />
        <QueryTabs
          label={t('tabs.label')}
          tabs={profileTabs.map((id) => {
            const Icon = icons[id]
            return {
              id,
              label: t(`tabs.${id}`),
              icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
              to: id === 'feed' ? '?' : `?tab=${id}`,
              isCurrent: id === tab,
            }
          })}
        />
      </div>
    </section>
  )
}
