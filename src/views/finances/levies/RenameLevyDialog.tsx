import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { LEVY_NAME_MAX, Levy } from '@contract/finances/levies'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { renameLevy } from '@/redux/finances/levies'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { useUndo } from '@/shared/records/useUndo'

const schema = z.strictObject({ name: text(LEVY_NAME_MAX) })

interface RenameLevyDialogProps {
  levy: Levy
  onChanged: () => void
  onClose: () => void
}

export function RenameLevyDialog({ levy, onChanged, onClose }: RenameLevyDialogProps) {
  const { t } = useTranslation(['levies', 'shell'])
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const form = useSchemaForm(schema, { name: levy.name })
  const bind = useBoundFields(form)

  function settled(): void {
    void dispatch(refetchFinances())
    onChanged()
  }

  const { submit, alert } = useVersionedSubmit({
    form,
    record: levy,
    schema: Levy,
    prefix: 'levyName.',
    conflictText: ({ name }) => t('rename.conflict', { name }),
    save: async ({ name }, { id, version = levy.version }) => {
      const renamed = await renameLevy({ id, version, name })
      const run = () => renameLevy({ id, version: renamed.version, name: levy.name })
      showToast.success(t('rename.done', { name }), offerUndo({ run, done: t('undone'), onSettled: settled }))
      settled()
      onClose()
    },
  })

  return (
    <FormDialog
      title={t('rename.title', { name: levy.name })}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('name')} hint={t('rename.hint')} autoComplete="off" required />
    </FormDialog>
  )
}
