import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { Form } from 'reactstrap'
import { roles } from '@contract/auth'
import { noLeads, type Leads } from '@contract/leads'
import { InvitationBody } from '@contract/users'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { fetchSendsMail } from '@/redux/recovery'
import { useQuery } from '@/redux/useQuery'
import { invite } from '@/redux/users'
import { LeadsChoice } from './leads/LeadsChoice'
import { InvitationLink } from './InvitationLink'

const FORM_ID = 'invite-form'

interface InviteDialogProps {
  onInvited: () => void
  onClose: () => void
}

/** Selects a role, then shows the link, which cannot be shown again. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['settings', 'shell', 'layout'])
  const [link, setLink] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [id] = useState(() => uuid())
  /** Undefined: leads nothing. */
  const [leads, setLeads] = useState<Leads>()
  const form = useSchemaForm(InvitationBody.shape.invitation, { id, role: 'treasurer', note: '', email: '' })
  const bind = useBoundFields(form)
  const { answer: sendsMail } = useQuery(fetchSendsMail, undefined)

  const role = useWatch({ control: form.control, name: 'role' })

  const submit = form.handleSubmit(async (invitation) => {
    setAlert(null)
    try {
      const { token } = await invite({ ...invitation, leads })
      setLink(`${window.location.origin}${paths.invitation}?token=${encodeURIComponent(token)}`)
      onInvited()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields, 'invitation.')) setAlert(unsentText(failure))
    }
  })

  if (link !== null) return <InvitationLink link={link} text={t('invitations.linkText')} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t('people.invite')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('invitations.create')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <SelectField
          {...bind('role')}
          label={t('invitations.role')}
          options={roles.map((value) => ({ value, label: t(`layout:roles.${value}`) }))}
          hint={t(`roleHint.${role}`)}
          required
        />
        <CheckboxField
          label={t('leads.invite')}
          checked={leads !== undefined}
          onChange={({ target }) => setLeads(target.checked ? noLeads : undefined)}
        />
        {leads && <LeadsChoice leads={leads} onChange={setLeads} />}
        <TextField {...bind('note')} label={t('invitations.note')} hint={t('invitations.noteHint')} />
        {sendsMail && (
          <TextField {...bind('email')} type="email" label={t('invitations.email')} hint={t('invitations.emailHint')} />
        )}
      </Form>
    </Dialog>
  )
}
