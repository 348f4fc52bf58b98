import { SendHorizontal } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldNotes, controlAria } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { IconButton } from '@/@core/components/IconButton'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'

const Said = z.object({ comment: text(300) })
type Said = z.infer<typeof Said>

/** Answers whether it was taken. */
export function CommentForm({ onComment }: { onComment: (comment: string) => Promise<boolean> }) {
  const { t } = useTranslation(['samplesProfile', 'shell'])
  const id = useId()
  const form = useSchemaForm<Said>(Said, { comment: '' })
  const { error, ...field } = useBoundFields(form)('comment')

  const submit = form.handleSubmit(async ({ comment }) => {
    if (!(await onComment(comment))) return
    form.reset()
    showToast.success(t('comment.done'))
  })

  return (
    <Form className="comment-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="comment-line">
        <Input
          type="text"
          {...field}
          {...controlAria(id, { label: '', error })}
          aria-label={t('comment.label')}
          placeholder={t('comment.label')}
          autoComplete="off"
        />
        <span className="tooltip-edge-end">
          <IconButton
            type="submit"
            icon={SendHorizontal}
            label={t('comment.send')}
            isBusy={form.formState.isSubmitting}
          />
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </Form>
  )
}
