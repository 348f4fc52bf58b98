import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Part, PARTS_MAX } from '@contract/members'
import { line } from '@contract/primitives'
import type { OwnSection } from '@contract/sections'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormat } from '@/shared/dates/useFormat'
import { isDistinct, placeInstrument, playersOf, rowsOf, type Players } from './sectionList'
import type { SectionChange } from './useSectionSettings'

const schema = z.strictObject({
  name: line(60),
  section: z.string(),
  into: z.optional(z.string()),
  part: z.optional(Part),
})

const parts = Array.from({ length: PARTS_MAX }, (_, at) => String(at + 1))
const toPart = (chosen: unknown) => (chosen ? Number(chosen) : undefined)

interface InstrumentDialogProps {
  section: OwnSection
  /** The one to change; none: a new one, at the section's end. */
  instrument: string | undefined
  sections: readonly OwnSection[]
  players: Players
  onChange: (change: SectionChange) => Promise<boolean>
  onClose: () => void
}

/** An instrument's name, or the other one that it becomes: members who play it go along. */
export function InstrumentDialog(props: InstrumentDialogProps) {
  const { section, instrument, sections, players, onChange, onClose } = props
  const { t } = useTranslation(['sections', 'members'])
  const { count } = useFormat()
  const form = useSchemaForm(schema, { name: instrument ?? '', section: section.id, into: '', part: undefined })
  const bind = useBoundFields(form)
  const { control } = form
  const into = useWatch({ control, name: 'into' }) ?? ''
  const number = instrument === undefined ? 0 : playersOf(players, section, instrument)
  const others = rowsOf(sections).flatMap((row) =>
    row.kind === 'instrument' && !(row.section.id === section.id && row.instrument === instrument) ? [row] : [],
  )
  const target = others.find(({ id }) => id === into)

  /** The section with other instruments. */
  const withInstruments = (instruments: string[]) =>
    sections.map((one) => (one.id === section.id ? { ...one, instruments } : one))

  const submit = form.handleSubmit(async ({ name, section: chosen, part }) => {
    const from = { section: section.family, instrument: instrument ?? '' }
    if (target) {
      const to = { section: target.section.family, instrument: target.instrument, ...(part !== undefined && { part }) }
      const done = t('instrument.merged', { name: from.instrument, into: target.instrument })
      const rest = withInstruments(section.instruments.filter((one) => one !== instrument))
      if (await onChange({ sections: rest, moves: [{ from, to }], done })) onClose()
      return
    }
    const { sections: next, moves } =
      instrument === undefined
        ? { sections: withInstruments([...section.instruments, name]), moves: [] }
        : placeInstrument(sections, { section, instrument }, { into: chosen, name })
    if (!isDistinct(next)) {
      form.showValidationErrors({ name: 'taken' })
      return
    }
    if (await onChange({ sections: next, moves, done: t('instrument.saved', { name }) })) onClose()
  })

  return (
    <FormDialog
      title={t('instrument.title')}
      formState={form.formState}
      alert={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {!target && <TextField {...bind('name')} label={t('instrument.name')} autoComplete="off" required />}
      {!target && instrument !== undefined && sections.length > 1 && (
        <SelectField
          {...bind('section')}
          label={t('instrument.section')}
          options={sections.map(({ id, name, family }) => ({
            value: id,
            label: name ?? t(`members:sections.${family}`),
          }))}
        />
      )}
      {instrument !== undefined && others.length > 0 && (
        <SelectField
          {...bind('into')}
          label={t('instrument.merge')}
          hint={number > 0 ? t('instrument.mergeHint', { count: number, shown: count(number) }) : undefined}
          placeholder={t('instrument.own')}
          options={others.map(({ id, instrument: name }) => ({ value: id, label: name }))}
        />
      )}
      {target && (
        <SelectField
          {...bind('part')}
          {...control.register('part', { setValueAs: toPart })}
          label={t('instrument.part')}
          placeholder={t('instrument.noPart')}
          options={parts.map((value) => ({ value, label: value }))}
        />
      )}
    </FormDialog>
  )
}
