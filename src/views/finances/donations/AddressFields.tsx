import { useTranslation } from 'react-i18next'
import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { regionOptions } from '@/i18n/regions'

/** The postal address of a form that has it as `address`. */
export function AddressFields<Values extends FieldValues>({ bind }: { bind: BoundFields<Values> }) {
  const { t, i18n } = useTranslation('members')
  const at = (name: string) => bind(`address.${name}` as Path<Values>)
  return (
    <>
      <TextField {...at('street')} label={t('fields.street')} autoComplete="off" />
      <div className="field-pair">
        <TextField {...at('postcode')} label={t('fields.postcode')} autoComplete="off" />
        <TextField {...at('town')} label={t('fields.town')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <TextField {...at('region')} label={t('fields.region')} autoComplete="off" />
        <SelectField
          {...at('country')}
          label={t('fields.country')}
          options={[{ value: '', label: t('form.ownCountry') }, ...regionOptions(i18n.language, undefined)]}
        />
      </div>
    </>
  )
}
