import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { brandOf, groupedExpiry, groupedNumber, isCardNumber, isValidExpiry } from './cardNumber'
import { CardPicture } from './CardPicture'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'

const CardValues = z.object({
  number: z.string('required').check(z.refine(isCardNumber, { error: 'bad_number' })),
  holder: text(60),
  expiry: z.string('required').check(z.refine((typed) => isValidExpiry(typed, new Date()), { error: 'bad_expiry' })),
  code: z.string('required').check(z.regex(/^\d{3}$/, 'bad_code')),
})
type CardValues = z.infer<typeof CardValues>
const ownErrors = { bad_number: 'card.badNumber', bad_expiry: 'card.badExpiry', bad_code: 'card.badCode' } as const

const isOwnError = (word: string | undefined): word is keyof typeof ownErrors => word !== undefined && word in ownErrors

/** Nothing that is typed leaves the dialog. */
export function CardExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation('samplesDialogs')
  const form = useSchemaForm<CardValues>(CardValues, { number: '', holder: '', expiry: '', code: '' })
  const bind = useBoundFields(form)
  const [isBack, setBack] = useState(false)
  const { number, holder, expiry } = form.watch()

  const submit = form.handleSubmit((card) => {
    onDone(t('card.done', { brand: brandOf(card.number) ?? t('card.other'), last: card.number.slice(-4) }))
    onClose()
  })

  /** As `bind`, with the digits grouped while they are typed, and this dialog's own sentences. */
  function bindDigits(name: 'number' | 'expiry' | 'code', group: (typed: string) => string) {
    const field = bind(name)
    const word = form.validationErrorOf(name)
    return {
      ...field,
      error: isOwnError(word) ? t(ownErrors[word]) : field.error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event
        // In the middle of a number the cursor stays where it is.
        if (target.selectionStart === target.value.length) target.value = group(target.value)
        return field.onChange(event)
      },
      inputMode: 'numeric' as const,
      dir: 'ltr',
    }
  }

  return (
    <FormDialog
      title={t('card.title')}
      submitLabel={t('card.act')}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <CardPicture number={number} holder={holder} expiry={expiry} isBack={isBack} />
      <TextField
        {...bindDigits('number', groupedNumber)}
        label={t('card.number')}
        hint={t('card.numberHint')}
        required
        autoComplete="off"
      />
      <TextField {...bind('holder')} label={t('card.holder')} required autoComplete="off" />
      {/* What the code belongs to is on the other side of the card. */}
      <div className="field-pair">
        <TextField
          {...bindDigits('expiry', groupedExpiry)}
          label={t('card.expiry')}
          placeholder={t('card.expiryShape')}
          required
          autoComplete="off"
        />
        <div className="field" onFocus={() => setBack(true)} onBlur={() => setBack(false)}>
          <TextField
            {...bindDigits('code', (typed) => typed.replaceAll(/\D/g, '').slice(0, 3))}
            label={t('card.code')}
            required
            autoComplete="off"
          />
        </div>
      </div>
    </FormDialog>
  )
}
