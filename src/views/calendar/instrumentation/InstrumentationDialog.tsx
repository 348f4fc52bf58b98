import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Instrumentation, InstrumentationWrite } from '@contract/calendar/instrumentation'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveInstrumentation, type Instrumentations } from '@/redux/calendar/instrumentation'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import {
  instrumentationPath,
  instrumentationSchema,
  instrumentationValues,
  toInstrumentationRequest,
  type InstrumentationValues,
} from './instrumentationForm'
import { NeedRows } from './NeedRows'
import './instrumentation.scss'

interface InstrumentationDialogProps {
  /** The one to change; none, to add. */
  instrumentation: Instrumentation | undefined
  instruments: Instrumentations['instruments']
  onSaved: () => void
  onClose: () => void
}

/**
 * Name and needs of an instrumentation. Where somebody else changed it meanwhile, the dialog reports so, and saving again
 * overwrites it.
 */
export function InstrumentationDialog({ instrumentation, instruments, onSaved, onClose }: InstrumentationDialogProps) {
  const { t } = useTranslation('invitees')
  const [defaults] = useState(() => instrumentationValues(instrumentation, instruments))
  const form = useSchemaForm<InstrumentationValues>(instrumentationSchema, defaults)
  const bind = useBoundFields(form)

  const { submit, alert } = useVersionedSubmit({
    form,
    record: instrumentation,
    schema: Instrumentation,
    prefix: 'lineup.',
    fieldPath: instrumentationPath,
    conflictText: () => t('instrumentation.conflict'),
    goneText: () => t('instrumentation.gone'),
    save: async (values, target) => {
      const request = InstrumentationWrite.parse(toInstrumentationRequest(values, target.id, target.version))
      const { name } = await saveInstrumentation(request)
      showToast.success(t('instrumentation.saved', { name }))
      onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      size="lg"
      title={instrumentation ? t('instrumentation.change', { name: instrumentation.name }) : t('instrumentation.add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...bind('name')}
        label={t('instrumentation.name')}
        hint={t('instrumentation.nameHint')}
        autoComplete="off"
        required
      />
      <NeedRows form={form} instruments={instruments} />
    </FormDialog>
  )
}
