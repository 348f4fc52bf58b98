import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { text, whenObject } from '@contract/primitives'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'
import { countries, isPostcode, postcodes } from './postcode'

const Address = z
  .object({
    name: text(80),
    street: text(120),
    postcode: text(12),
    city: text(80),
    country: z.enum(countries),
    isBilling: z.boolean(),
  })
  .check(
    z.refine(({ postcode, country }) => typeof postcode !== 'string' || isPostcode(postcode, country), {
      path: ['postcode'],
      error: 'bad_postcode',
      when: whenObject,
    }),
  )
type Address = z.infer<typeof Address>

const none: Address = { name: '', street: '', postcode: '', city: '', country: 'BR', isBilling: true }

export function AddressExample({ onDone, onClose }: ExampleProps) {
  const { t, i18n } = useTranslation('samplesDialogs')
  const form = useSchemaForm<Address>(Address, none)
  const bind = useBoundFields(form)
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language])
  const country = form.watch('country')
  const postcode = bind('postcode')
  const isBadPostcode = form.validationErrorOf('postcode') === 'bad_postcode'

  const submit = form.handleSubmit(({ name, street, city }) => {
    onDone(t('address.done', { name, street, city }))
    onClose()
  })

  return (
    <FormDialog
      title={t('address.title')}
      submitLabel={t('address.act')}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('address.name')} required autoComplete="name" />
      <SelectField
        {...bind('country')}
        label={t('address.country')}
        required
        autoComplete="country"
        options={countries.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <TextField {...bind('street')} label={t('address.street')} required autoComplete="street-address" />
      <div className="field-pair">
        <TextField
          {...postcode}
          error={isBadPostcode ? t('address.badPostcode', { example: postcodes[country].example }) : postcode.error}
          label={t('address.postcode')}
          required
          autoComplete="postal-code"
        />
        <TextField {...bind('city')} label={t('address.city')} required autoComplete="address-level2" />
      </div>
      <CheckboxField {...bind('isBilling')} label={t('address.isBilling')} />
    </FormDialog>
  )
}
