import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptUntil, retentionIn } from '@contract/finances/retention'
import type { Member } from '@contract/members'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { eraseMember } from '@/redux/memberData'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { useMemberListPath } from '@/views/members/query/useMemberListPath'

interface EraseMemberDialogProps {
  member: Member
  onClose: () => void
}

/** There is no Undo, so the name must be typed: this prevents erasing the wrong member or by accident. */
export function EraseMemberDialog({ member, onClose }: EraseMemberDialogProps) {
  const { t } = useTranslation('members')
  const { date } = useFormat()
  const today = useToday()
  const group = useAppSelector(selectUser)?.group
  const kept = retentionIn(group?.region)
  const navigate = useNavigateIfMounted()
  const listPath = useMemberListPath()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function erase(): Promise<void> {
    if (typed.trim() !== member.name) {
      setError(t('data.nameDiffers', { name: member.name }))
      return
    }
    setBusy(true)
    try {
      await eraseMember(member)
      showToast.success(t('data.erased'))
      await navigate(listPath, { replace: true })
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.code === 'conflict' ? t('data.changedMeanwhile') : unsentText(failure))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('data.askTitle', { name: member.name })}
      confirmLabel={t('data.eraseForGood')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void erase()}
      onCancel={onClose}
    >
      <p>{t('data.askGone')}</p>
      <p>{t('data.askStays')}</p>
      {kept && (
        <p>
          {t('data.askKept', { books: date(keptUntil(today, kept.books)), years: kept.books, source: kept.source })}
        </p>
      )}
      {group?.currency === 'EUR' && <p>{t('data.askKeptMandates')}</p>}
      {alert !== undefined && <FormAlert>{alert}</FormAlert>}
      <TextField
        label={t('data.typeName', { name: member.name })}
        value={typed}
        error={error}
        autoComplete="off"
        required
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
    </ConfirmDialog>
  )
}
