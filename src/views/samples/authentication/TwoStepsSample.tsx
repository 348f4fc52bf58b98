import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { authPath, type Look } from './authPath'
import { AuthSample } from './AuthSample'
import { CodeField } from './CodeField'
import { emptyCode } from './codeDigits'
import { SendAgain } from './SendAgain'
import { useSampleEmail } from './useSampleEmail'

/** The page says it itself: there is no phone that could. */
const SAMPLE_CODE = '246810'

export function TwoStepsSample({ look }: { look: Look }) {
  const { t } = useTranslation(['samplesAuthentication', 'shell'])
  const navigate = useNavigate()
  const email = useSampleEmail()
  const form = useRef<HTMLFormElement>(null)
  const [digits, setDigits] = useState(emptyCode)
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (digits.join('') === SAMPLE_CODE) return navigate(authPath('reset-password', look), { state: { email } })
    const missing = digits.indexOf('')
    setError(missing < 0 ? t('twoSteps.wrong') : t('shell:validationError.bad_code'))
    form.current?.querySelectorAll('input')[Math.max(missing, 0)]?.focus()
    return undefined
  }

  return (
    <AuthSample page="two-steps" look={look} title={t('twoSteps.title')} lead={t('twoSteps.lead', { email })}>
      <Form innerRef={form} onSubmit={(event) => void submit(event)} noValidate>
        <CodeField
          label={t('twoSteps.code')}
          hint={t('twoSteps.hint', { code: `${SAMPLE_CODE.slice(0, 3)} ${SAMPLE_CODE.slice(3)}` })}
          error={error}
          digits={digits}
          onChange={(changed) => {
            setDigits(changed)
            setError(undefined)
          }}
        />
        <Button type="submit" color="primary" block>
          {t('twoSteps.submit')}
        </Button>
      </Form>
      <SendAgain />
      <p className="auth-aside">
        <Link to={authPath('login', look)}>{t('toSignIn')}</Link>
      </p>
    </AuthSample>
  )
}
