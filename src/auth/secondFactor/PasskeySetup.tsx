import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { PasskeyBody, type FactorAdded } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { failureOf, type Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { addPasskey, beginPasskey } from '@/redux/secondFactors'
import { fieldText } from './fieldText'
import { createPasskey } from './passkeys'

const { name: PasskeyName } = PasskeyBody.shape

/** Asks for a name, then has the device make the passkey. */
export function PasskeySetup({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const { t } = useTranslation(['security', 'shell'])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [nameError, setNameError] = useState<string | undefined>()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const name = PasskeyName.safeParse(fieldText(form, 'name'))
    setFailure(null)
    setNameError(name.error?.issues[0]?.message)
    if (!name.success) return form.querySelector('input')?.focus()
    setBusy(true)
    try {
      const { challenge, options } = await beginPasskey()
      const passkey = await createPasskey(options)
      onAdded(await addPasskey({ challenge, name: name.data, passkey }))
    } catch (thrown) {
      const refused = failureOf(thrown)
      setNameError(refused.fields['name'])
      setFailure(refused)
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {failure && nameError === undefined && (
        <FormAlert>{validationErrorText(t, failure.fields['passkey']) ?? unsentText(failure)}</FormAlert>
      )}
      <p>{t('passkeys.text')}</p>
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={validationErrorText(t, nameError)}
        autoComplete="off"
        required
      />
      <Button type="submit" color="primary" isBusy={isBusy} block>
        {t('passkeys.submit')}
      </Button>
    </Form>
  )
}
