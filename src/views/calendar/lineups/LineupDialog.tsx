import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { Lineup, LineupWrite } from '@contract/calendar/lineups'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveLineup, type Lineups } from '@/redux/calendar/lineups'
import { lineupPath, lineupSchema, lineupValues, toLineupRequest, type LineupValues } from './lineupForm'
import { NeedRows } from './NeedRows'
import './lineups.scss'

interface LineupDialogProps {
  /** The one to change; none, to add. */
  lineup: Lineup | undefined
  instruments: Lineups['instruments']
  onSaved: () => void
  onClose: () => void
}

/** Name and needs of a line-up. What somebody else did to it meanwhile is said, and saving again decides. */
export function LineupDialog({ lineup, instruments, onSaved, onClose }: LineupDialogProps) {
  const { t } = useTranslation('asking')
  const [alert, setAlert] = useState<string | null>(null)
  /** Under which it is saved: made here once, so that sending the form twice adds one. */
  const [target, setTarget] = useState<{ id: string; version?: number }>(() => ({
    id: lineup?.id ?? uuidv7(),
    ...(lineup && { version: lineup.version }),
  }))
  const [defaults] = useState(() => lineupValues(lineup))
  const form = useSchemaForm<LineupValues>(lineupSchema, defaults)
  const bind = useBoundFields(form)
  useDirtyWarning(form.formState.isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const request = LineupWrite.parse(toLineupRequest(values, target.id, target.version))
      const { name } = await saveLineup(request)
      showToast.success(t('lineups.saved', { name }))
      onSaved()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Lineup.safeParse(failure.current)
      const errors = Object.entries(failure.fields).map(([path, error]) => [lineupPath(path, values), error])
      if (failure.code === 'conflict' && theirs.success) {
        setTarget({ id: theirs.data.id, version: theirs.data.version })
        setAlert(t('lineups.conflict'))
      } else if (failure.code === 'not_found') {
        setTarget({ id: uuidv7() })
        setAlert(t('lineups.gone'))
      } else if (!form.showValidationErrors(Object.fromEntries(errors))) setAlert(unsentText(failure))
    }
  })

  return (
    <FormDialog
      size="lg"
      title={lineup ? t('lineups.change', { name: lineup.name }) : t('lineups.add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('lineups.name')} hint={t('lineups.nameHint')} autoComplete="off" required />
      <NeedRows form={form} instruments={instruments} />
    </FormDialog>
  )
}
