import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditRemark } from '@contract/finances/auditing'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { resolveRemark } from '@/redux/finances/auditing'

interface ResolveButtonProps {
  token: string
  remark: AuditRemark
  onChanged: () => void
}

/** On the auditor's page: settles a remark, or reopens it. */
export function ResolveButton({ token, remark, onChanged }: ResolveButtonProps) {
  const { t } = useTranslation('auditing')
  const [isBusy, setBusy] = useState(false)
  const isResolved = remark.resolvedAt === undefined

  async function resolve(): Promise<void> {
    setBusy(true)
    try {
      await resolveRemark({ token, id: remark.id, isResolved })
    } catch (thrown) {
      const failure = failureOf(thrown)
      showToast.error(failure.code === 'forbidden' ? t('remark.notYours') : unsentText(failure))
    }
    setBusy(false)
    onChanged()
  }

  return (
    <Button
      size="sm"
      isBusy={isBusy}
      label={t(isResolved ? 'remark.settleOf' : 'remark.reopenOf', { text: remark.text })}
      onClick={() => void resolve()}
    >
      {t(isResolved ? 'remark.settle' : 'remark.reopen')}
    </Button>
  )
}
