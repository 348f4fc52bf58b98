import { useTranslation } from 'react-i18next'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { regionOptions } from '@/i18n/regions'
import type { MemberValues } from './memberFormValues'

const NOTES_MAX = 2000

/** Contact data; `country`: as stored. Autofill is off, as it would enter the typist's own data. */
export function ContactFields({ bind, country }: { bind: BoundFields<MemberValues>; country: string | undefined }) {
  const { t, i18n } = useTranslation('members')
  return (
    <>
      <FieldSection title={t('form.contactTitle')}>
        <TextField {...bind('email')} type="email" label={t('fields.email')} autoComplete="off" />
        <TextField {...bind('phone')} type="tel" label={t('fields.phone')} autoComplete="off" />
      </FieldSection>
      <FieldSection title={t('form.othersTitle')}>
        <p className="form-text">{t('form.othersHint')}</p>
        <TextAreaField {...bind('otherPhones')} label={t('fields.otherPhones')} rows={2} />
        <TextAreaField {...bind('otherEmails')} label={t('fields.otherEmails')} rows={2} />
      </FieldSection>
      <FieldSection title={t('form.addressTitle')}>
        <TextField {...bind('address.street')} label={t('fields.street')} autoComplete="off" />
        <div className="field-pair">
          <TextField {...bind('address.postcode')} label={t('fields.postcode')} autoComplete="off" />
          <TextField {...bind('address.town')} label={t('fields.town')} autoComplete="off" />
        </div>
        <div className="field-pair">
          <TextField {...bind('address.region')} label={t('fields.region')} autoComplete="off" />
          <SelectField
            {...bind('address.country')}
            label={t('fields.country')}
            options={[{ value: '', label: t('form.ownCountry') }, ...regionOptions(i18n.language, country)]}
          />
        </div>
      </FieldSection>
      <FieldSection title={t('form.emergencyTitle')}>
        <p className="form-text">{t('form.emergencyHint')}</p>
        <div className="field-pair">
          <TextField {...bind('emergencyContact.name')} label={t('form.emergencyName')} autoComplete="off" />
          <TextField
            {...bind('emergencyContact.phone')}
            type="tel"
            label={t('form.emergencyPhone')}
            autoComplete="off"
          />
        </div>
      </FieldSection>
    </>
  )
}

/** Birth date and notes. */
export function PersonalFields({ bind }: { bind: BoundFields<MemberValues> }) {
  const { t } = useTranslation('members')
  return (
    <FieldSection title={t('form.personalTitle')}>
      <DateField {...bind('birthDate')} label={t('fields.birthDate')} />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} hint={t('form.notesHint')} limit={NOTES_MAX} />
    </FieldSection>
  )
}
