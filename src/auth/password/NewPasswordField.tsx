import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_MIN } from '@contract/auth'
import type { PersonalFacts } from '@contract/passwords'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { usePasswordWarning } from './usePasswordWarning'
import './newPasswordField.scss'

interface NewPasswordFieldProps extends UseFormRegisterReturn {
  id?: string
  label: string
  error: string | undefined
  /** What is known of the person, which the password must not be. */
  facts: () => PersonalFacts
}

/** A password that is being chosen: its hint becomes a warning where the server would refuse it. */
export function NewPasswordField({ facts, onChange, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('shell')
  const [password, setPassword] = useState('')
  const warning = usePasswordWarning(password, facts)
  const hint =
    warning === null ? (
      t('newPasswordHint', { min: PASSWORD_MIN })
    ) : (
      <output className="password-warning">{t(`validationError.${warning}`)}</output>
    )
  return (
    <PasswordField
      {...field}
      hint={hint}
      autoComplete="new-password"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setPassword(event.target.value)
        return onChange(event)
      }}
      required
    />
  )
}
