import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { controlAria, FieldFrame } from './Field'
import { Input } from './Input'
import type { TextFieldProps } from './TextField'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Password managers act on it. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, id: givenId, className, ...input } = props
  const { t } = useTranslation('shell')
  const [isShown, setIsShown] = useState(false)
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }

  return (
    <FieldFrame id={id} field={field}>
      <div className="field-with-button tooltip-edge-end">
        <Input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...controlAria(id, field)}
        />
        <IconButton
          size="sm"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}
