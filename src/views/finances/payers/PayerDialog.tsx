import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { Email, text } from '@contract/primitives'
import { Payer, type Household, type PayerWrite } from '@contract/treasury/payers'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { removePayer, savePayer } from '@/redux/treasury/payers'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import { PaidMembers } from './PaidMembers'

const FORM_ID = 'payer-form'

interface PayerValues {
  name: string
  email?: string | undefined
  phone?: string | undefined
}
const outsideSchema: z.ZodMiniType<PayerValues, PayerValues> = z.strictObject({
  name: text(120),
  email: z.optional(Email),
  phone: z.optional(Phone),
})
/** Of a member who pays, the member's own count. */
const memberSchema: z.ZodMiniType<PayerValues, PayerValues> = z.strictObject({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
})

interface PayerDialogProps {
  /** The one to change; none, to add. */
  household?: Household | undefined
  onChanged: () => void
  onClose: () => void
}

export function PayerDialog({ household, onChanged, onClose }: PayerDialogProps) {
  const { t } = useTranslation(['payers', 'shell'])
  const dispatch = useAppDispatch()
  const payer = household?.payer
  const [alert, setAlert] = useState<string | null>(null)
  const [version, setVersion] = useState(payer?.version)
  const [ownId] = useState(() => uuidv7())
  const [isMember, setMember] = useState(payer?.isMember === true)
  const [payerId, setPayerId] = useState(payer?.isMember ? payer.id : '')
  const [memberIds, setMemberIds] = useState<string[]>(payer?.memberIds ?? [])
  const choices = useMemberChoices()
  const { memberText } = useNames([{ memberId: payerId }])
  const form = useSchemaForm<PayerValues>(isMember ? memberSchema : outsideSchema, {
    name: payer?.name ?? '',
    email: payer?.email ?? '',
    phone: payer?.phone ?? '',
  })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    if (isMember && payerId === '') return setAlert(t('form.needsPayer'))
    if (memberIds.length === 0) return setAlert(t('form.needsMembers'))
    const { name, email, phone } = values
    const own = isMember ? { isMember } : { name, ...(email && { email }), ...(phone && { phone }) }
    const written: PayerWrite = {
      id: isMember ? payerId : (payer?.id ?? ownId),
      ...own,
      memberIds,
      ...(version !== undefined && { version }),
    }
    try {
      await dispatch(savePayer(written)).unwrap()
      showToast.success(t('saved', { name: isMember ? memberText(payerId) : name }))
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Payer.safeParse(failure.current)
      const isUnfit = Object.keys(failure.fields ?? {}).some((path) => /^payer\.(memberIds|id)/.test(path))
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(t('conflict'))
      } else if (isUnfit) setAlert(t('form.notFit'))
      else if (!form.showValidationErrors(failure.fields, 'payer.')) setAlert(unsentText(failure))
    }
  })

  async function remove({ payer: removed, name }: Household): Promise<void> {
    const undo = async () => {
      const { version: _version, ...again } = removed
      try {
        await dispatch(savePayer(again)).unwrap()
      } catch (thrown) {
        showToast.error(unsentText(failureOf(thrown)))
      }
      onChanged()
    }
    try {
      await dispatch(removePayer(removed.id)).unwrap()
      showToast.success(t('removed', { name }), { action: { label: t('shell:undo'), onPress: () => void undo() } })
      onChanged()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  }

  return (
    <Dialog
      isOpen
      title={household ? t('change', { name: household.name }) : t('new')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          {household && (
            <Button color="danger" onClick={() => void remove(household)}>
              {t('shell:remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        {!household && (
          <SelectField
            label={t('form.kind')}
            value={isMember ? 'member' : 'outside'}
            onChange={(event) => setMember(event.target.value === 'member')}
            options={(['outside', 'member'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
            required
          />
        )}
        {isMember && !household && (
          <ComboField
            {...choices}
            label={t('form.payer')}
            required
            value={payerId}
            chosenLabel={memberText(payerId)}
            onChange={setPayerId}
            listLabel={t('form.choices')}
            placeholder={t('form.placeholder')}
            emptyText={t('form.none')}
          />
        )}
        {!isMember && (
          <>
            <TextField {...bind('name')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="off" required />
            <TextField {...bind('email')} type="email" label={t('form.email')} autoComplete="off" />
            <TextField {...bind('phone')} type="tel" label={t('form.phone')} autoComplete="off" />
          </>
        )}
        <PaidMembers ids={memberIds} onChange={setMemberIds} />
      </Form>
    </Dialog>
  )
}
