import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Honour, HonourWrite } from '@contract/members/honours'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveHonour } from '@/redux/honours'
import { useToday } from '@/shared/dates/useToday'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'

/** What is given to whom; `years` where it is known for how many. */
export interface HonourTask {
  memberId: string
  name: string
  years?: number
  /** The one to change. */
  honour?: Honour | undefined
}

interface HonourValues {
  years: string
  givenOn: string
  /** Absent where it is left empty. */
  note?: string | undefined
}

interface HonourDialogProps {
  task: HonourTask
  onSaved: (honour: Honour, task: HonourTask) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** On which day a member was honoured for years of service, and what is noted with it. */
export function HonourDialog({ task, onSaved, onRemove, onClose }: HonourDialogProps) {
  const { t } = useTranslation('jubilees')
  const today = useToday()
  const { memberId, name, honour, years } = task
  const [id] = useState(() => honour?.id ?? uuidv7())
  const toWrite = useMemo(
    () => (values: HonourValues, version?: number) => ({
      id,
      memberId,
      years: Number(values.years || Number.NaN),
      givenOn: values.givenOn,
      ...(values.note && { note: values.note }),
      ...(version !== undefined && { version }),
    }),
    [id, memberId],
  )
  const schema = useMemo(
    () =>
      z.custom<HonourValues>().check(({ value, issues }) => {
        for (const { path, message } of HonourWrite.safeParse(toWrite(value)).error?.issues ?? [])
          issues.push({ code: 'custom', input: value, path, message })
      }),
    [toWrite],
  )
  const form = useSchemaForm<HonourValues>(schema, {
    years: String(honour?.years ?? years ?? ''),
    givenOn: honour?.givenOn ?? today,
    note: honour?.note ?? '',
  })
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: honour,
    schema: Honour,
    prefix: 'honour.',
    conflictText: () => t('honour.conflict'),
    save: async (values, { version }) => {
      onSaved(await saveHonour(HonourWrite.parse(toWrite(values, version))), task)
      onClose()
    },
  })
  const isTaken = form.formState.errors.years?.message === 'taken'
  const isWrong = form.formState.errors.years !== undefined

  return (
    <FormDialog
      title={t(honour ? 'honour.change' : 'honour.give', { name })}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      onClose={onClose}
    >
      <div className="field-pair">
        <TextField
          {...bind('years')}
          {...(isWrong && { error: t(isTaken ? 'honour.taken' : 'wholeYears') })}
          label={t('years')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <DateField {...bind('givenOn')} label={t('givenOn')} required />
      </div>
      <TextField {...bind('note')} label={t('note')} hint={t('honour.noteHint')} autoComplete="off" />
    </FormDialog>
  )
}
