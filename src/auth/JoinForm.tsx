import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { InvitedRegistration } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { AuthLayout } from './AuthLayout'
import { PersonFields } from './PersonFields'
import { SentRegistration } from './sentRegistrationPart'
import { useRegistration } from './useRegistration'

const secrets = ['password', 'invitation'] as const

interface JoinFormProps {
  /** The invitation's. */
  token: string
  title: string
  lead: string
  /** The draft is gone; mount the form anew. */
  onDiscarded: () => void
}

export function JoinForm({ token, title, lead, onDiscarded }: JoinFormProps) {
  const { t } = useTranslation('auth')
  const [defaults] = useState({ name: '', email: '', password: '', document: '', invitation: token })
  const { form, submit, alert, isRestored, clearDraft, sentTo, change } = useRegistration({
    schema: InvitedRegistration,
    defaults,
    name: 'invitation',
    secrets,
  })

  function discard(): void {
    clearDraft()
    onDiscarded()
  }

  if (sentTo !== null) return <SentRegistration email={sentTo} onChange={change} onResend={submit} />
  return (
    <AuthLayout title={title} lead={lead}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {isRestored && <DraftNote onDiscard={discard} />}
        {alert && <FormAlert>{alert}</FormAlert>}
        <PersonFields form={form} />
        <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
          {t('invitation.submit')}
        </Button>
      </Form>
    </AuthLayout>
  )
}
