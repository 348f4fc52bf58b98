import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserData } from '@contract/auth'
import type { SecondFactorDemand } from '@contract/errors'
import { Button } from '@/@core/components/Button'
import { useAppDispatch } from '@/redux/hooks'
import { showSecondFactor } from '@/redux/secondFactors'
import { useFactorForm } from './useFactorForm'
import './secondFactor.scss'

interface SecondStepProps {
  demand: SecondFactorDemand
  onSignedIn: (userData: UserData) => void
  onRestart: () => void
}

/** After the password: what else the account asks for. */
export function SecondStep({ demand, onSignedIn, onRestart }: SecondStepProps) {
  const { t } = useTranslation('security')
  const dispatch = useAppDispatch()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that had the focus is gone. A field takes it by itself; a passkey has none.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const { form, submitButton, otherWays } = useFactorForm({
    methods: demand.methods,
    passkeyOptions: demand.passkeyOptions,
    submitLabel: t('step.goOn'),
    isBlock: true,
    onShow: async (shown) =>
      onSignedIn(await dispatch(showSecondFactor({ ...shown, challenge: demand.challenge })).unwrap()),
  })
  return (
    <section className="second-step">
      <h2 ref={heading} tabIndex={-1}>
        {t('step.title')}
      </h2>
      {form}
      {submitButton}
      {otherWays}
      <p className="blank-aside">
        {t('step.lost')}
        <br />
        <Button color="link" onClick={onRestart}>
          {t('step.restart')}
        </Button>
      </p>
    </section>
  )
}
