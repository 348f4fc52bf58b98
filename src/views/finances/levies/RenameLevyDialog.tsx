import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { LEVY_NAME_MAX, Levy } from '@contract/treasury/levies'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { renameLevy } from '@/redux/treasury/levies'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'

const schema = z.strictObject({ name: text(LEVY_NAME_MAX) })

interface RenameLevyDialogProps {
  levy: Levy
  onChanged: () => void
  onClose: () => void
}

export function RenameLevyDialog({ levy, onChanged, onClose }: RenameLevyDialogProps) {
  const { t } = useTranslation(['levies', 'shell'])
  const dispatch = useAppDispatch()
  const form = useSchemaForm(schema, { name: levy.name })
  const bind = useBoundFields(form)

  function settled(): void {
    void dispatch(refetchFinances())
    onChanged()
  }

  async function undo(renamed: Levy): Promise<void> {
    try {
      await dispatch(renameLevy({ id: renamed.id, version: renamed.version, name: levy.name })).unwrap()
      showToast.success(t('undone'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    settled()
  }

  const { submit, alert } = useVersionedSubmit({
    form,
    version: levy.version,
    schema: Levy,
    prefix: 'levyName.',
    conflictText: ({ name }) => t('rename.conflict', { name }),
    save: async ({ name }, version) => {
      const renamed = await dispatch(renameLevy({ id: levy.id, version: version ?? levy.version, name })).unwrap()
      showToast.success(t('rename.done', { name }), {
        action: { label: t('shell:undo'), onPress: () => void undo(renamed) },
      })
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
