import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { addComment } from './blogCalls'

const COMMENT_MAX = 500
const CommentValues = z.object({ commentText: text(COMMENT_MAX) })

interface CommentFormProps {
  postId: number
  onAdded: () => void
}

export function CommentForm({ postId, onAdded }: CommentFormProps) {
  const { t } = useTranslation('samplesBlog')
  const name = useAppSelector(selectUser)?.name ?? ''
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm(CommentValues, { commentText: '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ commentText }) => {
    setAlert(null)
    try {
      await addComment(postId, { userFullName: name, commentText })
      form.reset()
      showToast.success(t('comments.added'))
      onAdded()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  })

  return (
    <Form className="card" onSubmit={(event) => void submit(event)} noValidate>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <TextAreaField
        {...bind('commentText')}
        label={t('comments.field')}
        hint={t('comments.as', { name })}
        limit={COMMENT_MAX}
        rows={3}
        required
      />
      <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
        {t('comments.send')}
      </Button>
    </Form>
  )
}
