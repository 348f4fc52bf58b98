import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { DateField } from '@/@core/components/fields/DateField'
import { Input } from '@/@core/components/fields/Input'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { DrawerActions } from '@/views/samples/kit/DrawerActions'
import { taskTags, TaskWrite, type Task } from './task'

interface TaskFormProps {
  task: Task | undefined
  people: readonly string[]
  onSave: (values: TaskWrite) => Promise<boolean>
  onClose: () => void
}

export function TaskForm({ task, people, onSave, onClose }: TaskFormProps) {
  const { t } = useTranslation(['samplesTodo', 'shell'])
  const peopleId = useId()
  const form = useSchemaForm<TaskWrite>(TaskWrite, {
    title: task?.title ?? '',
    dueDate: task?.dueDate ?? '',
    assignee: task?.assignee.fullName ?? '',
    tags: task?.tags ?? [],
    description: task?.description ?? '',
  })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async (values) => {
    if (await onSave(values)) onClose()
  })

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={t('fields.title')} required {...bind('title')} />
      <DateField label={t('fields.dueDate')} {...bind('dueDate')} />
      <TextField label={t('fields.assignee')} list={peopleId} autoComplete="off" {...bind('assignee')} />
      <datalist id={peopleId}>
        {people.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <fieldset className="field tag-choice">
        <legend>{t('tags.label')}</legend>
        {taskTags.map((tag) => (
          <label key={tag} className="form-check">
            <Input type="checkbox" value={tag} {...form.register('tags')} />
            {t(`tags.${tag}`)}
          </label>
        ))}
      </fieldset>
      <TextAreaField label={t('fields.description')} limit={1000} {...bind('description')} />
      <DrawerActions
        submit={task ? t('shell:save') : t('form.submit')}
        isBusy={form.formState.isSubmitting}
        onClose={onClose}
      />
    </Form>
  )
}
