import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { AboutCard } from './AboutCard'
import { FeedsCard } from './FeedsCard'
import { PagesCard } from './PagesCard'
import { PhotosCard } from './PhotosCard'
import { PollCard } from './PollCard'
import { PostCard } from './PostCard'
import { fetchProfile, type Profile } from './profile'
import { ProfileHeader, profileTabs } from './ProfileHeader'
import { SuggestionsCard } from './SuggestionsCard'
import { useProfileChanges, type ProfileChanges } from './useProfileChanges'
import './profile.scss'

/** How many of the photographs stand beside the posts. */
const FEW = 6

export function ProfilePage() {
  const { t } = useTranslation('samplesProfile')
  const { search } = useSearchState()
  const { answer: profile, failure, isLoading, reload } = useQuery(fetchProfile, undefined)
  const changes = useProfileChanges(reload)
  const tab = profileTabs.find((known) => known === search.get('tab')) ?? 'feed'

  if (!profile || failure) {
    return (
      <>
        <PageHeader title={t('title')} />
        {failure ? <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} /> : <DetailSkeleton />}
      </>
    )
  }
  return (
    <div className="profile-page" aria-busy={isLoading}>
      <ProfileHeader profile={profile} tab={tab} />
      {tab === 'feed' && <Feed profile={profile} changes={changes} />}
      {tab === 'about' && (
        <div className="profile-about">
          <AboutCard about={profile.userAbout} />
          <PagesCard pages={profile.suggestedPages} changes={changes} />
          <FeedsCard feeds={profile.twitterFeeds} changes={changes} />
        </div>
      )}
      {tab === 'photos' && <PhotosCard photos={profile.latestPhotos} isLarge />}
    </div>
  )
}

function Feed({ profile, changes }: { profile: Profile; changes: ProfileChanges }) {
  return (
    <div className="profile-feed">
      <div className="feed-start">
        <AboutCard about={profile.userAbout} isBrief />
      </div>
      <div className="feed-posts">
        {profile.posts.map((post, index) => (
          <PostCard key={post.postText} post={post} index={index} changes={changes} />
        ))}
      </div>
      <div className="feed-end">
        <PollCard polls={profile.polls} changes={changes} />
        <PhotosCard photos={profile.latestPhotos.slice(0, FEW)} />
        <SuggestionsCard suggestions={profile.suggestions} changes={changes} />
      </div>
      <div className="feed-more">
        <PagesCard pages={profile.suggestedPages} changes={changes} />
        <FeedsCard feeds={profile.twitterFeeds} changes={changes} />
      </div>
    </div>
  )
}
