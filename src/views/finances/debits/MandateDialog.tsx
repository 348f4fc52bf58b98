import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Mandate, type MandateWrite } from '@contract/finances/sepa/mandates'
import { readIban, spacedIban } from '@contract/finances/paying/iban'
import { sepaPlaceOf } from '@contract/finances/sepa/sepaCountries'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { removeMandate, saveMandate } from '@/redux/finances/debits'
import { AuditLink } from '@/shared/records/AuditLink'
import { useUndo } from '@/shared/records/useUndo'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { mandateSchema, mandateValues, type MandateValues } from './mandateForm'

interface MandateDialogProps {
  personId: string
  /** Of the person, as the holder that is most likely. */
  name: string
  /** Undefined: a new one, beside `count` others. */
  mandate: Mandate | undefined
  count: number
  onChanged: () => void
  onClose: () => void
}

export function MandateDialog({ personId, name, mandate, count, onChanged, onClose }: MandateDialogProps) {
  const { t } = useTranslation(['debits', 'paying'])
  const { offerUndo } = useUndo()
  const values = mandateValues(mandate, personId, count)
  const form = useSchemaForm<MandateValues>(mandateSchema, mandate ? values : { ...values, holder: name.slice(0, 70) })
  const bind = useBoundFields(form)
  const typed = useWatch({ control: form.control, name: 'iban' })
  const iban = readIban(typed) ?? ''
  const { submit, alert, setAlert } = useVersionedSubmit({
    form,
    record: mandate,
    schema: Mandate,
    prefix: 'mandate.',
    conflictText: (theirs) => t('mandate.conflict', { iban: spacedIban(theirs.iban) }),
    save: async ({ isOneOff, ...written }, target): Promise<void> => {
      const sent: MandateWrite = { ...target, personId, ...written, ...(isOneOff && { isOneOff: true }) }
      await saveMandate(sent)
      showToast.success(t('mandate.saved', { reference: written.reference }))
      onChanged()
      onClose()
    },
  })

  async function remove(removed: Mandate): Promise<void> {
    try {
      await removeMandate(removed.id)
      const undo = offerUndo({ run: () => saveMandate(removed), onSettled: onChanged, failedText: unsentText })
      showToast.success(t('mandate.removed', { reference: removed.reference }), undo)
      onChanged()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  }

  return (
    <FormDialog
      title={mandate ? t('mandate.change') : t('mandate.new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={mandate && (() => void remove(mandate))}
      onClose={onClose}
      after={mandate && <AuditLink subjectId={mandate.id} />}
    >
      <TextField {...bind('holder')} label={t('mandate.holder')} autoComplete="off" required />
      <TextField {...bind('iban')} label={t('mandate.iban')} autoComplete="off" required />
      {sepaPlaceOf(iban) === 'outside' && (
        <>
          <p className="muted">{t('mandate.outside')}</p>
          <TextField {...bind('bic')} label={t('mandate.bic')} autoComplete="off" required />
          <TextField {...bind('address.street')} label={t('paying:settings.street')} autoComplete="off" />
          <TextField {...bind('address.houseNumber')} label={t('paying:settings.houseNumber')} autoComplete="off" />
          <TextField
            {...bind('address.postalCode')}
            label={t('paying:settings.postalCode')}
            autoComplete="off"
            required
          />
          <TextField {...bind('address.town')} label={t('paying:settings.town')} autoComplete="off" required />
        </>
      )}
      <DateField {...bind('signedOn')} type="date" label={t('mandate.signedOn')} required />
      <TextField
        {...bind('reference')}
        label={t('mandate.reference')}
        hint={t('mandate.referenceHint')}
        autoComplete="off"
        required
      />
      <CheckboxField {...bind('isOneOff')} label={t('mandate.oneOff')} />
      <DateField
        {...bind('lastUsedOn')}
        type="date"
        label={t('mandate.lastUsedOn')}
        hint={t('mandate.lastUsedOnHint')}
      />
      {mandate?.revokedOn !== undefined && (
        <DateField
          {...bind('revokedOn')}
          type="date"
          label={t('mandate.revokedOn')}
          hint={t('mandate.revokedOnHint')}
        />
      )}
    </FormDialog>
  )
}
