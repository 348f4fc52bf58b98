import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { HonourSettings } from '@contract/members/honours'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { changeHonourSettings } from '@/redux/honours'
import { useUndo } from '@/shared/records/useUndo'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { isYearList, withoutBlanks, yearsIn } from './yearList'

interface SettingsValues {
  /** Absent where it is left empty. */
  years?: string | undefined
}

interface HonourSettingsDialogProps {
  settings: HonourSettings
  onChanged: () => void
  onClose: () => void
}

/** Which years of service the group honours. */
export function HonourSettingsDialog({ settings, onChanged, onClose }: HonourSettingsDialogProps) {
  const { t } = useTranslation('jubilees')
  const { offerUndo } = useUndo()
  const schema = useMemo(
    () =>
      z.custom<SettingsValues>().check(({ value, issues }) => {
        if (!isYearList(withoutBlanks(value.years ?? '')))
          issues.push({ code: 'custom', input: value, path: ['years'], message: 'not_allowed' })
      }),
    [],
  )
  const form = useSchemaForm<SettingsValues>(schema, { years: settings.years.join(', ') })
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: settings,
    schema: HonourSettings,
    prefix: 'settings.',
    conflictText: ({ years }) => t('settings.conflict', { years: years.join(', ') }),
    save: async (values, { version = 0 }) => {
      const saved = await changeHonourSettings({ years: yearsIn(values.years ?? ''), version })
      const run = () => changeHonourSettings({ years: settings.years, version: saved.version })
      onChanged()
      onClose()
      showToast.success(
        t('settings.saved', { years: saved.years.join(', ') }),
        offerUndo({ run, done: t('settings.saved', { years: settings.years.join(', ') }), onSettled: onChanged }),
      )
    },
  })
  return (
    <FormDialog
      title={t('settings.title')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...bind('years')}
        {...(form.formState.errors.years && { error: t('yearsError') })}
        label={t('years')}
        hint={t('settings.hint')}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
