import { useEffect, useState } from 'react'
import { PASSWORD_MIN } from '@contract/auth'
import { isPersonalPassword, passwordKey, type PersonalFacts } from '@contract/passwords'
import { failureOf } from '@/api/failure'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'

type PasswordWarning = 'password_common' | 'password_personal'

/** Why the server would refuse the password that is being typed, told before it is sent. The server alone decides. */
export function usePasswordWarning(password: string, facts: () => PersonalFacts): PasswordWarning | null {
  const settled = useDebouncedValue(password)
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null)
  const isLongEnough = settled.length >= PASSWORD_MIN
  useEffect(() => {
    // Without the list the server still says it.
    if (isLongEnough) void import('./commonPasswords').then((file) => setCommon(file.commonPasswords), failureOf)
  }, [isLongEnough])
  if (!isLongEnough) return null
  if (isPersonalPassword(settled, facts())) return 'password_personal'
  return common?.has(passwordKey(settled)) ? 'password_common' : null
}
