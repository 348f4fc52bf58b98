import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { MaskField } from './MaskField'
import { documentMask, ibanMask, numberMask, phoneMask, plateMask } from './masks'
import { texts } from './texts'

export function Phone() {
  const words = useWords(texts)
  return <MaskField label={words.phone} hint={words.phoneHint} mask={phoneMask} inputMode="tel" required />
}

export function Documents() {
  const words = useWords(texts)
  const [digits, setDigits] = useState('')
  return (
    <>
      <MaskField
        label={words.document}
        hint={words.documentHint}
        mask={documentMask}
        inputMode="numeric"
        onAccept={setDigits}
        required
      />
      <p className="muted">
        {words.stored} {digits === '' ? words.nothing : <code className="tabular">{digits}</code>}
      </p>
    </>
  )
}

export function Codes() {
  const words = useWords(texts)
  return (
    <>
      <MaskField label={words.iban} hint={words.ibanHint} mask={ibanMask} required />
      <MaskField label={words.plate} hint={words.plateHint} mask={plateMask} required />
    </>
  )
}

export function Numbers() {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const mask = useMemo(() => numberMask(i18n.language), [i18n.language])
  return <MaskField key={i18n.language} label={words.distance} mask={mask} inputMode="decimal" required />
}

export function States() {
  const words = useWords(texts)
  return (
    <>
      <MaskField label={words.wrong} error={words.error} mask={documentMask} start="123.456.789" required />
      <MaskField label={words.disabled} mask={phoneMask} start="(11) 91234-5678" disabled required />
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/Field.tsx', 'src/@core/components/fields/Input.tsx'],
  examples: [
    example('phone', Phone),
    example('documents', Documents),
    example('codes', Codes),
    example('numbers', Numbers),
    example('states', States),
  ],
})
