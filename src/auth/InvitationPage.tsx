import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import type { Failure } from '@/api/failure'
import { paths } from '@/configs/paths'
import { selectStatus, selectUser } from '@/redux/auth'
import { fetchInvitation } from '@/redux/authCalls'
import { useAppSelector } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { AuthLayout } from './AuthLayout'
import { loadErrorOf } from '@/i18n/failureText'
import { JoinForm } from './JoinForm'
import { signOut } from './signOut'

/** What an invitation's link opens. */
export function InvitationPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  // Read once: joining signs in, and then leads home.
  const status = useAppSelector(selectStatus)
  const [wasSignedIn] = useState(status === 'signedIn')

  if (status === 'signedIn') return wasSignedIn ? <AlreadyIn token={token} /> : <Navigate to={paths.home} replace />
  return <Invited token={token} />
}

/** Who invites to what, and the fields to join. Gone once one is in: an invitation that is used is not to be asked for again. */
function Invited({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const { answer: offer, failure, isLoading, reload } = useQuery(fetchInvitation, token)
  const [round, setRound] = useState(0)

  if (isSpent(failure)) return <Spent to={paths.signIn} label={t('invitation.toSignIn')} />
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!offer) return <FullPageSpinner />
  const lead = t(`invitation.lead.${offer.role}`, { invitedBy: offer.invitedBy })
  const led = offer.leads?.map(({ name, family }) => name ?? (family ? t(`invitation.sections.${family}`) : '')) ?? []
  return (
    <JoinForm
      key={round}
      token={token}
      title={t('invitation.title', { group: offer.groupName })}
      lead={led.length === 0 ? lead : `${lead} ${t('invitation.leads', { names: led.join(', ') })}`}
      onDiscarded={() => setRound(round + 1)}
    />
  )
}

const isSpent = (failure: Failure | null) => failure !== null && [400, 404].includes(failure.status)

/** Used, taken back or too old; and where one goes from there. */
function Spent({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout title={t('invitation.invalidTitle')} lead={t('invitation.invalidText')}>
      <Link className="btn btn-primary" to={to}>
        {label}
      </Link>
    </AuthLayout>
  )
}

/** An account belongs to one group: whoever is signed in has to leave before somebody joins here. */
function AlreadyIn({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const user = useAppSelector(selectUser)
  const { failure, isLoading } = useQuery(fetchInvitation, token)
  if (isSpent(failure)) return <Spent to={paths.home} label={t('invitation.stay')} />
  if (isLoading) return <FullPageSpinner />
  return (
    <AuthLayout
      title={t('invitation.signedInTitle', { name: user?.name })}
      lead={t('invitation.signedInText', { group: user?.group.name })}
    >
      <Button color="primary" block onClick={signOut}>
        {t('invitation.signOut')}
      </Button>
      <p className="blank-aside">
        <Link to={paths.home}>{t('invitation.stay')}</Link>
      </p>
    </AuthLayout>
  )
}
