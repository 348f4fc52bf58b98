import { useEffect, useState } from 'react'
import { PASSWORD_MIN } from '@contract/auth'
import { isPersonalPassword, type PersonalFacts } from '@contract/passwords'
import { failureOf } from '@/api/failure'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'

type PasswordWarning = 'password_common' | 'password_personal' | 'password_weak'
type Judge = (password: string, facts: PersonalFacts) => PasswordWarning | null

/** Why the server would refuse the password that is being typed, told before it is sent. The server alone decides. */
export function usePasswordWarning(password: string, facts: () => PersonalFacts): PasswordWarning | null {
  const settled = useDebouncedValue(password)
  const [judge, setJudge] = useState<Judge | null>(null)
  const isLongEnough = settled.length >= PASSWORD_MIN
  useEffect(() => {
    // Without the list the server still says it.
    if (isLongEnough) void import('./commonPasswords').then((file) => setJudge(() => file.judgePassword), failureOf)
  }, [isLongEnough])
  if (!isLongEnough) return null
  const known = facts()
  return isPersonalPassword(settled, known) ? 'password_personal' : (judge?.(settled, known) ?? null)
}
