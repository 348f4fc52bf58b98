import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { flag, range } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function Counting() {
  const words = useWords(texts)
  return (
    <>
      <TextAreaField label={words.limited} limit={200} defaultValue={words.start} required />
      <TextAreaField
        label={words.over}
        limit={60}
        error={words.tooLong}
        defaultValue={words.overStart}
        rows={2}
        required
      />
    </>
  )
}

export function Growing() {
  const words = useWords(texts)
  return <TextAreaField label={words.grow} defaultValue={words.grown} rows={3} required />
}

export function States() {
  const words = useWords(texts)
  return (
    <>
      <TextAreaField label={words.empty} hint={words.hint} rows={2} />
      <TextAreaField label={words.disabled} defaultValue={words.start} rows={2} disabled required />
    </>
  )
}

interface AnyAreaProps {
  limit: number
  required: boolean
  disabled: boolean
}

export function AnyArea({ limit, required, disabled }: AnyAreaProps) {
  const words = useWords(texts)
  return (
    <TextAreaField
      label={words.note}
      limit={limit}
      required={required}
      disabled={disabled}
      defaultValue={words.start}
    />
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/TextAreaField.tsx'],
  examples: [
    example('counting', Counting),
    example('growing', Growing),
    example('states', States),
    example('anyArea', AnyArea, {
      limit: range(120, { min: 20, max: 400, step: 20 }),
      required: flag(true),
      disabled: flag(false),
    }),
  ],
})
