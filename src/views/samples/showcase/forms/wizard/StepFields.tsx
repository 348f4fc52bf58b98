import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import type { WizardValues } from './wizardSchema'

/** What the step asks; the last shows what the others were told. */
export function StepFields({ step, form }: { step: number; form: SchemaForm<WizardValues> }) {
  const words = useWords(texts)
  const bind = useBoundFields(form)
  if (step === 0) {
    return (
      <>
        <TextField {...bind('name')} label={words.name} autoComplete="off" required />
        <TextField {...bind('email')} type="email" label={words.email} autoComplete="off" required />
      </>
    )
  }
  if (step === 1) {
    return (
      <>
        <SelectField
          {...bind('section')}
          label={words.section}
          placeholder={words.choose}
          options={words.sections.map((label) => ({ value: label, label }))}
          required
        />
        <TextField
          {...bind('years')}
          label={words.years}
          hint={words.yearsHint}
          error={form.validationErrorOf('years') === undefined ? undefined : words.yearsError}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextAreaField {...bind('note')} label={words.note} rows={2} limit={200} />
      </>
    )
  }
  const values = form.getValues()
  const shown = [
    [words.name, values.name],
    [words.email, values.email],
    [words.section, values.section],
    [words.years, values.years],
    [words.note, values.note],
  ] as const
  return <DefinitionList items={shown.map(([term, value]) => ({ term, value: value || words.nothing }))} />
}
