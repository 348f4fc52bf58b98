import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { readyListKinds } from './readyLists'
import { readySections } from './readySections'
import type { Players } from './sectionList'
import type { SectionChange } from './useSectionSettings'

const schema = z.strictObject({ kind: z.enum(readyListKinds), isTidied: z.optional(z.boolean()) })
const EXAMPLES = 3

interface ReadyListDialogProps {
  players: Players
  onChange: (change: SectionChange) => Promise<boolean>
  onClose: () => void
}

/** Chooses the list of a kind of group, and whether parts are read out of what members play. */
export function ReadyListDialog({ players, onChange, onClose }: ReadyListDialogProps) {
  const { t } = useTranslation(['sections', 'instruments'])
  const form = useSchemaForm(schema, { kind: undefined, isTidied: true })
  const bind = useBoundFields(form)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const ready = readyListKinds.includes(kind) ? readySections(t, kind, players) : undefined
  const examples = ready?.moves
    .slice(0, EXAMPLES)
    .map(({ from, to: { instrument: to, part } }) =>
      part === undefined
        ? t('ready.tidied', { from: from.instrument, to })
        : t('ready.tidiedPart', { from: from.instrument, to, part }),
    )

  const submit = form.handleSubmit(async ({ kind: chosen, isTidied = false }) => {
    const { sections, moves } = readySections(t, chosen, players)
    const said = isTidied ? moves : []
    const change = { sections, moves: said, done: t('ready.used'), isFinal: said.length > 0 }
    if (await onChange(change)) onClose()
  })

  return (
    <FormDialog title={t('ready.title')} formState={form.formState} alert={null} onSubmit={submit} onClose={onClose}>
      <SelectField
        {...bind('kind')}
        label={t('ready.kind')}
        hint={t('ready.text')}
        placeholder={t('ready.kind')}
        options={readyListKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      {examples && examples.length > 0 && (
        <CheckboxField
          {...form.register('isTidied')}
          label={t('ready.tidy')}
          hint={t('ready.tidyHint', { examples: examples.join('; ') })}
        />
      )}
    </FormDialog>
  )
}
