import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { User } from '@contract/users'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import './settings.scss'

const FORM_ID = 'member-link-form'

interface MemberLinkDialogProps {
  user: User
  /** Rejects with the failure. Undefined unlinks the account. */
  onLink: (memberId: string | undefined) => Promise<void>
  onClose: () => void
}

/** Links an account to a member. */
export function MemberLinkDialog({ user, onLink, onClose }: MemberLinkDialogProps) {
  const { t } = useTranslation(['settings', 'shell'])
  const choices = useMemberChoices()
  const [memberId, setMemberId] = useState(user.member?.id ?? '')
  const [error, setError] = useState<string | undefined>(undefined)
  const [alert, setAlert] = useState<string | null>(null)
  const [busy, setBusy] = useState<'link' | 'unlink' | null>(null)

  async function save(chosen: string | undefined): Promise<void> {
    setAlert(null)
    setBusy(chosen === undefined ? 'unlink' : 'link')
    try {
      await onLink(chosen)
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const word = failure.fields['memberId']
      setError(word === undefined ? undefined : t(word === 'taken' ? 'memberLink.taken' : 'memberLink.gone'))
      if (word === undefined) setAlert(unsentText(failure))
      setBusy(null)
    }
  }

  return (
    <Dialog
      isOpen
      title={t('memberLink.title', { name: user.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          {user.member && (
            <Button color="danger-quiet" isBusy={busy === 'unlink'} onClick={() => void save(undefined)}>
              {t('memberLink.unlink')}
            </Button>
          )}
          <Button type="submit" form={FORM_ID} color="primary" isBusy={busy === 'link'}>
            {t('memberLink.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM_ID}
        className="member-link-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (memberId === '') setError(t('shell:validationError.required'))
          else void save(memberId)
        }}
      >
        {alert && <FormAlert>{alert}</FormAlert>}
        <p className="muted">{t('memberLink.text')}</p>
        <ComboField
          {...choices}
          label={t('memberLink.member')}
          value={memberId}
          chosenLabel={user.member?.name}
          onChange={(chosen) => {
            setMemberId(chosen)
            setError(undefined)
          }}
          error={error}
          listLabel={t('memberLink.choices')}
          placeholder={t('memberLink.placeholder')}
          emptyText={t('memberLink.none')}
          required
        />
      </Form>
    </Dialog>
  )
}
