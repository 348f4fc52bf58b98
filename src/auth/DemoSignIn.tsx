import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoRole } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useAppDispatch } from '@/redux/hooks'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { openSession } from './syncSession'

/** One click into the demo orchestra, in the role that one wants to try. */
export function DemoSignIn({ roles }: { roles: DemoRole[] }) {
  const { t } = useTranslation(['auth', 'shell'])
  const dispatch = useAppDispatch()
  const [entering, setEntering] = useState<DemoRole | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const enter = async (role: DemoRole) => {
    setEntering(role)
    setFailure(null)
    try {
      const { signInToDemo } = await import('@/redux/authCalls')
      openSession(dispatch, await dispatch(signInToDemo({ role })).unwrap())
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setEntering(null)
    }
  }

  return (
    <section className="demo-sign-in" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
      <ul className="demo-roles">
        {roles.map((role) => (
          <li key={role}>
            <Button
              color="secondary"
              block
              isBusy={entering === role}
              disabled={entering !== null && entering !== role}
              onClick={() => void enter(role)}
            >
              {t('demo.as', { role: t(`demo.roles.${role}`) })}
            </Button>
            <span className="demo-hint">{t(`demo.hint.${role}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
