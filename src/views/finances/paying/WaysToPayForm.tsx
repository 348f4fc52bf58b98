import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { isQrIban, isSwissIban, readIban } from '@contract/finances/paying/iban'
import {
  LEAD_DAYS_USUAL,
  NOTICE_DAYS_USUAL,
  PAYMENT_DETAILS_MAX,
  painVersions,
  PaymentSettings,
} from '@contract/finances/paying/paymentSettings'
import { NOTICE_TEXT_MAX, noticeFields } from '@contract/finances/paying/debitNotices'
import { swissBillLanguages } from '@contract/finances/paying/swissBill'
import { Button } from '@/@core/components/Button'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { savePaymentSettings } from '@/redux/finances/paying'
import { useSettingsForm } from '@/shared/records/useSettingsForm'
import { readWays, toFormValues, waysFields, type WaysField } from './waysForm'
import { NoticePreview } from './NoticePreview'
import { WaysToPayPreview } from './WaysToPayPreview'
import './paying.scss'

/** Converts the field's text; invalid numbers are reported by the contract's schema. */
const toNumber = (typed: string | number | undefined) =>
  typed === '' || typed === undefined ? undefined : Number(typed)

interface WaysToPayFormProps {
  settings: PaymentSettings
  usualNotice: { subject: string; text: string }
}

export function WaysToPayForm({ settings, usualNotice }: WaysToPayFormProps) {
  const { t } = useTranslation('paying')
  const group = useAppSelector(selectUser)?.group
  const form = useSchemaForm(PaymentSettings, toFormValues(settings))
  const bind = useBoundFields(form)
  const { isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, compute: (values: PaymentSettings) => values })
  const { currency = '', id: groupId = '' } = group ?? {}
  // Pix only exists in BRL; existing values are still shown, so that they can be removed.
  const hasDebit = currency === 'EUR' || settings.debit !== undefined
  const hasPix = currency === 'BRL' || settings.pix !== undefined

  const iban = readIban(typed.transfer?.iban ?? '') ?? ''
  const { submit, alert, save, isBusy, conflict, dismissConflict } = useSettingsForm({
    form,
    prefix: 'settings.',
    save: savePaymentSettings,
    schema: PaymentSettings,
    onSaved: (saved) => {
      form.reset(toFormValues(saved))
      showToast.success(t('settings.saved'))
    },
  })
  const titles: Record<WaysField, string> = {
    pix: t('settings.pix'),
    transfer: t('settings.transfer'),
    debit: t('settings.debit'),
    details: t('settings.details'),
  }

  return (
    <div className="ways-settings">
      <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {hasPix && (
          <FieldSection title={t('settings.pix')}>
            <TextField {...bind('pix.key')} label={t('settings.pixKey')} hint={t('settings.pixKeyHint')} />
            <TextField {...bind('pix.name')} label={t('settings.pixName')} hint={t('settings.pixNameHint')} />
            <TextField {...bind('pix.city')} label={t('settings.pixCity')} />
          </FieldSection>
        )}
        <FieldSection title={t('settings.transfer')}>
          <TextField {...bind('transfer.name')} label={t('settings.transferName')} />
          <TextField {...bind('transfer.iban')} label={t('settings.iban')} />
          <TextField {...bind('transfer.bic')} label={t('settings.bic')} hint={t('settings.bicHint')} />
        </FieldSection>
        {isSwissIban(iban) && (
          <FieldSection title={t('settings.bill')}>
            <p className="muted">{t('settings.billLead')}</p>
            <TextField {...bind('transfer.address.street')} label={t('settings.street')} />
            <TextField {...bind('transfer.address.houseNumber')} label={t('settings.houseNumber')} />
            <TextField {...bind('transfer.address.postalCode')} label={t('settings.postalCode')} />
            <TextField {...bind('transfer.address.town')} label={t('settings.town')} />
            <TextField
              {...bind('transfer.address.country')}
              label={t('settings.country')}
              hint={t('settings.countryHint', { country: iban.slice(0, 2) })}
            />
            <SelectField
              {...bind('transfer.billLanguage')}
              label={t('settings.billLanguage')}
              hint={t('settings.billLanguageHint')}
              options={swissBillLanguages.map((value) => ({ value, label: t(`settings.billLanguages.${value}`) }))}
              placeholder={t('settings.billLanguageUsual')}
            />
            {isQrIban(iban) && (
              <TextField
                {...bind('transfer.qrPrefix')}
                label={t('settings.qrPrefix')}
                hint={t('settings.qrPrefixHint')}
                inputMode="numeric"
              />
            )}
          </FieldSection>
        )}
        {hasDebit && (
          <FieldSection title={t('settings.debit')}>
            <p className="muted">{t('settings.debitLead')}</p>
            <TextField
              {...bind('debit.creditorId')}
              label={t('settings.creditorId')}
              hint={t('settings.creditorIdHint')}
            />
            <TextField
              {...bind('debit.leadDays')}
              {...form.register('debit.leadDays', { setValueAs: toNumber })}
              label={t('settings.leadDays')}
              hint={t('settings.leadDaysHint', { days: LEAD_DAYS_USUAL })}
              inputMode="numeric"
            />
            <TextField
              {...bind('debit.noticeDays')}
              {...form.register('debit.noticeDays', { setValueAs: toNumber })}
              label={t('settings.noticeDays')}
              hint={t('settings.noticeDaysHint', { days: NOTICE_DAYS_USUAL })}
              inputMode="numeric"
            />
            <SelectField
              {...bind('debit.painVersion')}
              label={t('settings.painVersion')}
              hint={t('settings.painVersionHint')}
              options={painVersions.map((value) => ({ value, label: `pain.008.001.${value}` }))}
              placeholder={t('settings.painVersionUsual')}
            />
            <TextField
              {...bind('debit.noticeSubject')}
              label={t('settings.noticeSubject')}
              placeholder={usualNotice.subject}
            />
            <TextAreaField
              {...bind('debit.noticeText')}
              label={t('settings.noticeText')}
              hint={t('settings.noticeTextHint', { fields: noticeFields.map((name) => `{${name}}`).join(' ') })}
              placeholder={usualNotice.text}
              limit={NOTICE_TEXT_MAX}
              rows={6}
            />
            <NoticePreview
              subject={typed.debit?.noticeSubject?.trim() || usualNotice.subject}
              text={typed.debit?.noticeText?.trim() || usualNotice.text}
              creditor={typed.transfer?.name ?? ''}
              creditorId={typed.debit?.creditorId ?? ''}
            />
          </FieldSection>
        )}
        <FieldSection title={t('settings.other')}>
          <TextAreaField
            {...bind('details')}
            label={t('settings.details')}
            hint={t('settings.detailsHint')}
            limit={PAYMENT_DETAILS_MAX}
          />
        </FieldSection>
        <FormActions>
          <Button type="submit" color="primary" isBusy={isSubmitting}>
            {t('settings.save')}
          </Button>
        </FormActions>
      </Form>
      <WaysToPayPreview values={typed} currency={currency} groupId={groupId} />
      {conflict && (
        <EditConflictDialog
          isOpen
          isBusy={isBusy}
          fields={waysFields
            .map((name) => ({
              name,
              label: titles[name],
              mine: readWays(conflict.mine, name),
              theirs: readWays(conflict.theirs, name),
            }))
            .filter(({ mine, theirs }) => mine !== theirs)}
          onCancel={dismissConflict}
          onResolve={(choice) => {
            const { mine, theirs } = conflict
            const from = (name: WaysField) => (choice[name] === 'mine' ? mine : theirs)
            // With the version of the other person's change.
            void save({
              pix: from('pix').pix,
              transfer: from('transfer').transfer,
              debit: from('debit').debit,
              details: from('details').details,
              version: theirs.version,
            })
          }}
        />
      )}
    </div>
  )
}
