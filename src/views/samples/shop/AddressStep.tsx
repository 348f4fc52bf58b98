import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Form } from 'reactstrap'
import { text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'

const kinds = ['home', 'work'] as const

const Address = z.object({
  name: text(120),
  phone: text(40),
  street: text(160),
  city: text(80),
  postcode: text(20),
  kind: z.enum(kinds),
})
export type Address = z.infer<typeof Address>

const none = { name: '', phone: '', street: '', city: '', postcode: '', kind: 'home' } as const

export function AddressStep({ address, onDone }: { address: Address | null; onDone: (address: Address) => void }) {
  const { t } = useTranslation('samplesShop')
  const form = useSchemaForm<Address>(Address, address ?? none)
  const bind = useBoundFields(form)
  return (
    <Form className="card" onSubmit={(event) => void form.handleSubmit(onDone)(event)} noValidate>
      <FieldSection title={t('address.title')}>
        <TextField label={t('address.name')} required autoComplete="name" {...bind('name')} />
        <TextField label={t('address.phone')} type="tel" required autoComplete="tel" {...bind('phone')} />
        <TextField label={t('address.street')} required autoComplete="street-address" {...bind('street')} />
        <div className="field-pair">
          <TextField label={t('address.city')} required autoComplete="address-level2" {...bind('city')} />
          <TextField label={t('address.postcode')} required autoComplete="postal-code" {...bind('postcode')} />
        </div>
        <SelectField
          label={t('address.kind')}
          required
          options={kinds.map((value) => ({ value, label: t(`address.kinds.${value}`) }))}
          {...bind('kind')}
        />
      </FieldSection>
      <div className="checkout-actions">
        <Button type="submit" color="primary">
          {t('checkout.toPayment')}
        </Button>
      </div>
    </Form>
  )
}
