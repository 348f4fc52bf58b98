import { useTranslation } from 'react-i18next'
import type { UserData } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { AuthLayout } from './AuthLayout'
import { openSession } from './syncSession'
import { SignInForm } from './SignInForm'
import { writeSession } from '@/api/session'
import { endSession } from '@/api/sessionEnd'

/** Over the screens of a session that ran out: the same person goes on where they were, another one starts afresh. */
export function SessionEndedScreen() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const goOn = (userData: UserData) => {
    if (userData.id === user?.id) return openSession(dispatch, userData)
    writeSession(userData)
    window.location.replace(paths.home)
  }
  return (
    <AuthLayout title={t('ended.title')} lead={t('ended.lead')}>
      <SignInForm email={user?.email ?? ''} onSignedIn={goOn} />
      <p className="blank-aside">
        <Button color="link" onClick={() => endSession('signed_out')}>
          {t('ended.other')}
        </Button>
      </p>
    </AuthLayout>
  )
}
