import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { Instrumentation, InstrumentationWrite } from '@contract/calendar/instrumentation'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveInstrumentation, type Instrumentations } from '@/redux/calendar/instrumentation'
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
  const [alert, setAlert] = useState<string | null>(null)
  /** Under which it is saved: made here once, so that sending the form twice adds one. */
  const [target, setTarget] = useState<{ id: string; version?: number }>(() => ({
    id: instrumentation?.id ?? uuidv7(),
    ...(instrumentation && { version: instrumentation.version }),
  }))
  const [defaults] = useState(() => instrumentationValues(instrumentation))
  const form = useSchemaForm<InstrumentationValues>(instrumentationSchema, defaults)
  const bind = useBoundFields(form)
  useDirtyWarning(form.formState.isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const request = InstrumentationWrite.parse(toInstrumentationRequest(values, target.id, target.version))
      const { name } = await saveInstrumentation(request)
      showToast.success(t('instrumentation.saved', { name }))
      onSaved()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Instrumentation.safeParse(failure.current)
      const errors = Object.entries(failure.fields).map(([path, error]) => [instrumentationPath(path, values), error])
      if (failure.code === 'conflict' && theirs.success) {
        setTarget({ id: theirs.data.id, version: theirs.data.version })
        setAlert(t('instrumentation.conflict'))
      } else if (failure.code === 'not_found') {
        setTarget({ id: uuidv7() })
        setAlert(t('instrumentation.gone'))
      } else if (!form.showValidationErrors(Object.fromEntries(errors))) setAlert(unsentText(failure))
    }
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
