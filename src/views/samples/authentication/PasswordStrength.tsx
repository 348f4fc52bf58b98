import { useTranslation } from 'react-i18next'
import type { PersonalFacts } from '@contract/passwords'
import { usePasswordWarning } from '@/auth/password/usePasswordWarning'
import { passwordStrength, strengths, type Strength } from './passwordStrength'
import './passwordStrength.scss'

const tones: Record<Strength, string> = { weak: 'danger', fair: 'caution', good: 'positive', strong: 'positive' }

interface PasswordStrengthProps {
  password: string
  facts: () => PersonalFacts
}

/** Below a password that is being chosen: how long it would stand. */
export function PasswordStrength({ password, facts }: PasswordStrengthProps) {
  const { t } = useTranslation('samplesAuthentication')
  const isRefused = usePasswordWarning(password, facts) !== null
  const strength = passwordStrength(password, isRefused)
  const full = password === '' ? 0 : strengths.indexOf(strength) + 1
  return (
    <div className={`password-strength tone-${tones[strength]}`}>
      <div className="strength-bar" aria-hidden>
        {strengths.map((level, index) => (
          <span key={level} className={index < full ? 'is-full' : undefined} />
        ))}
      </div>
      <output>{full > 0 && t('strength.is', { strength: t(`strength.${strength}`) })}</output>
    </div>
  )
}
