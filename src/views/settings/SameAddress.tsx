import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { Button } from '@/@core/components/Button'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMemberLink } from './useMemberLink'

/** Offers to link an account to the member who has the same address on record. */
export function SameAddress({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('settings')
  const [isBusy, setBusy] = useState(false)
  const link = useMemberLink(user, onChanged)
  const { name, sameAddress } = user
  if (!sameAddress) return null

  async function accept(memberId: string): Promise<void> {
    setBusy(true)
    try {
      await link(memberId)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      onChanged()
    }
    setBusy(false)
  }

  return (
    <span className="person-member">
      {t('memberLink.sameAddress', { member: sameAddress.name })}{' '}
      <Button
        color="link"
        size="sm"
        isBusy={isBusy}
        label={t('memberLink.accept', { name, member: sameAddress.name })}
        onClick={() => void accept(sameAddress.id)}
      >
        {t('memberLink.submit')}
      </Button>
    </span>
  )
}
