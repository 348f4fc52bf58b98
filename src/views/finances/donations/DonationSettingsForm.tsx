import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { DonationSettings, lastReceiptDay, taxNotices } from '@contract/finances/donations/donationSettings'
import { CalendarDate } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { saveDonationSettings } from '@/redux/finances/donations'
import { readSubcategories, selectSubcategories } from '@/redux/finances/subcategories'
import { useFormat } from '@/shared/dates/useFormat'
import { useSettingsForm } from '@/shared/records/useSettingsForm'
import { AddressFields } from './AddressFields'

export function DonationSettingsForm({ settings }: { settings: DonationSettings | undefined }) {
  const { t } = useTranslation(['donations', 'finances'])
  const { date } = useFormat()
  const dispatch = useAppDispatch()
  const group = useAppSelector(selectUser)?.group
  const subcategories = useAppSelector(selectSubcategories)
  useEffect(() => {
    dispatch(readSubcategories())
  }, [dispatch])
  const isGerman = group?.region === 'DE'
  const start: DonationSettings = {
    ...(isGerman && {
      german: { taxOffice: '', taxNumber: '', notice: 'exemption', noticeDay: '', purposes: '' },
    }),
    ...(settings ?? { name: group?.name ?? '', address: {}, subcategoryIds: [], version: 0 }),
  }
  const form = useSchemaForm(DonationSettings, start)
  const { control } = form
  const bind = useBoundFields(form)
  const { field: chosen } = useController({ control, name: 'subcategoryIds' })
  const { field: fees } = useController({ control, name: 'german.hasFees' })
  const [notice, noticeDay] = useWatch({ control, name: ['german.notice', 'german.noticeDay'] })
  const { submit, alert, save, isBusy, conflict, dismissConflict } = useSettingsForm({
    form,
    prefix: 'settings.',
    save: saveDonationSettings,
    schema: DonationSettings,
    onSaved: (saved) => {
      form.reset(saved)
      showToast.success(t('settings.saved'))
    },
  })
  // Donations are counted whole, and fees in Germany whole or not at all.
  const own = (subcategories ?? []).filter(
    ({ category }) => category !== 'donation' && !(isGerman && category === 'dues'),
  )
  const until =
    notice && CalendarDate.safeParse(noticeDay).success
      ? lastReceiptDay({ notice, noticeDay: noticeDay ?? '' })
      : undefined

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <FieldSection title={t('settings.issuer')}>
        <TextField {...bind('name')} label={t('fields.name')} autoComplete="off" required />
        <AddressFields bind={bind} />
        {!isGerman && (
          <TextField
            {...bind('taxId')}
            label={group?.region === 'BR' ? 'CNPJ' : t('fields.taxId')}
            required={group?.region === 'BR'}
            autoComplete="off"
          />
        )}
        <TextField {...bind('signer')} label={t('settings.signer')} autoComplete="off" />
      </FieldSection>
      {isGerman && (
        <FieldSection title={t('settings.german')}>
          <div className="field-pair">
            <TextField {...bind('german.taxOffice')} label={t('settings.taxOffice')} autoComplete="off" required />
            <TextField {...bind('german.taxNumber')} label={t('settings.taxNumber')} autoComplete="off" required />
          </div>
          <SelectField
            {...bind('german.notice')}
            label={t('settings.notice')}
            options={taxNotices.map((value) => ({ value, label: t(`settings.notices.${value}`) }))}
            required
          />
          <DateField
            type="date"
            {...bind('german.noticeDay')}
            label={t('settings.noticeDay')}
            hint={until === undefined ? t('settings.noticeDayHint') : t('settings.until', { day: date(until) })}
            required
          />
          {notice === 'exemption' && (
            <TextField
              {...bind('german.period')}
              label={t('settings.period')}
              hint={t('settings.periodHint')}
              autoComplete="off"
              required
            />
          )}
          <TextField
            {...bind('german.purposes')}
            label={t('settings.purposes')}
            hint={t('settings.purposesHint')}
            autoComplete="off"
            required
          />
          {notice === 'statutes' && (
            <TextField
              {...bind('german.statutePurposes')}
              label={t('settings.statutePurposes')}
              hint={t('settings.statutePurposesHint')}
              autoComplete="off"
              required
            />
          )}
          <CheckboxField
            label={t('settings.hasFees')}
            hint={t('settings.hasFeesHint')}
            checked={fees.value === true}
            onChange={({ target }) => fees.onChange(target.checked ? true : undefined)}
          />
          <p className="muted">{t('settings.source')}</p>
        </FieldSection>
      )}
      <FieldSection title={t('settings.categories')}>
        <p className="muted">{t(own.length > 0 ? 'settings.categoriesHint' : 'settings.noCategories')}</p>
        {own.map(({ id, name, category }) => (
          <CheckboxField
            key={id}
            label={`${t(`finances:categories.${category}`)}: ${name}`}
            checked={chosen.value.includes(id)}
            onChange={({ target }) =>
              chosen.onChange(
                target.checked ? [...chosen.value, id] : chosen.value.filter((other: string) => other !== id),
              )
            }
          />
        ))}
      </FieldSection>
      <FormActions>
        <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
          {t('settings.save')}
        </Button>
      </FormActions>
      {conflict && (
        <EditConflictDialog
          isOpen
          isBusy={isBusy}
          fields={[
            {
              name: 'all',
              label: t('settings.title'),
              mine: summaryOf(conflict.mine),
              theirs: summaryOf(conflict.theirs),
            },
          ]}
          onCancel={dismissConflict}
          onResolve={({ all }) => {
            const { mine, theirs } = conflict
            // With the version of the other person's change.
            void save({ ...(all === 'mine' ? mine : theirs), version: theirs.version })
          }}
        />
      )}
    </Form>
  )
}

const summaryOf = ({ name, address, taxId, signer, german }: DonationSettings) =>
  [name, ...Object.values(address), taxId, signer, german?.taxOffice, german?.noticeDay, german?.purposes]
    .filter(Boolean)
    .join(', ')
