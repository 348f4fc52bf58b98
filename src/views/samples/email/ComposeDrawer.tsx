import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { DrawerActions } from '@/views/samples/kit/DrawerActions'
import { LetterWrite } from './letter'

export type ComposeStart = Partial<LetterWrite>

interface ComposeDrawerProps {
  /** What it begins with; null while it is closed. */
  start: ComposeStart | null
  onSend: (values: LetterWrite) => Promise<boolean>
  onClose: () => void
}

export function ComposeDrawer({ start, onSend, onClose }: ComposeDrawerProps) {
  const { t } = useTranslation('samplesEmail')
  return (
    <Drawer isOpen={start !== null} title={t('form.title')} onClose={onClose}>
      {start !== null && <ComposeForm start={start} onSend={onSend} onClose={onClose} />}
    </Drawer>
  )
}

function ComposeForm({ start, onSend, onClose }: ComposeDrawerProps & { start: ComposeStart }) {
  const { t } = useTranslation('samplesEmail')
  const form = useSchemaForm<LetterWrite>(LetterWrite, { to: '', subject: '', message: '', ...start })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async (values) => {
    if (await onSend(values)) onClose()
  })

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={t('form.to')} type="email" required autoComplete="off" {...bind('to')} />
      <TextField label={t('form.subject')} required autoComplete="off" {...bind('subject')} />
      <TextAreaField label={t('form.message')} rows={10} required {...bind('message')} />
      <DrawerActions submit={t('form.send')} isBusy={form.formState.isSubmitting} onClose={onClose} />
    </Form>
  )
}
