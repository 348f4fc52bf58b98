import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { savePost, type EditedPost } from './blogCalls'
import { blogPaths } from './blogPaths'
import { CategoryChoice } from './CategoryChoice'
import { PictureField } from './PictureField'
import { EXCERPT_MAX, PostValues, valuesOf } from './postValues'
import { documentOf, plainText } from './richDocument'
import { RichTextEditor } from './RichTextEditor'
import { slugOf } from './slug'
import { StatusField } from './StatusField'

interface PostFormProps {
  /** Absent: a new one. */
  id?: number
  post: EditedPost
}

export function PostForm({ id, post }: PostFormProps) {
  const { t } = useTranslation(['samplesBlog', 'shell'])
  const navigate = useNavigate()
  const [alert, setAlert] = useState<string | null>(null)
  const [start] = useState(() => documentOf(post.content))
  const [document, setDocument] = useState(start)
  const [img, setImg] = useState(post.featuredImage)
  /** It follows the title until somebody writes one. */
  const [followsTitle, setFollowsTitle] = useState(post.slug === slugOf(post.blogTitle))
  const form = useSchemaForm<PostValues>(PostValues, valuesOf(post))
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting, isSubmitSuccessful, submitCount } = form.formState
  const isEmpty = plainText(document) === ''
  useDirtyWarning((isDirty || document !== start || img !== post.featuredImage) && !isSubmitSuccessful)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    if (isEmpty) return
    try {
      const saved = await savePost({
        ...values,
        ...(id !== undefined && { id }),
        img,
        content: document,
        userFullName: post.userFullName,
      })
      showToast.success(t('edit.saved', { title: values.title }))
      void navigate(blogPaths.post(saved))
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields, 'post.')) setAlert(unsentText(failure))
    }
  })

  const slug = bind('slug')
  const title = bind('title')
  const slugError = form.validationErrorOf('slug') === 'bad_slug' ? t('edit.badSlug') : slug.error
  return (
    <Form className="post-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="post-form-main">
        <TextField
          {...title}
          label={t('edit.fields.title')}
          required
          autoComplete="off"
          onChange={async (event) => {
            await title.onChange(event)
            if (followsTitle)
              form.setValue('slug', slugOf(form.getValues('title')), { shouldValidate: submitCount > 0 })
          }}
        />
        <TextField
          {...slug}
          error={slugError}
          label={t('edit.fields.slug')}
          hint={t('edit.slugHint')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={async (event) => {
            setFollowsTitle(false)
            await slug.onChange(event)
          }}
        />
        <TextAreaField {...bind('excerpt')} label={t('edit.fields.excerpt')} limit={EXCERPT_MAX} rows={2} required />
        <RichTextEditor
          label={t('edit.fields.content')}
          start={start}
          onChange={setDocument}
          error={submitCount > 0 && isEmpty ? t('edit.emptyText') : undefined}
        />
      </div>
      <div className="post-form-side">
        <StatusField {...bind('status')} />
        <CategoryChoice {...bind('tags')} />
        <PictureField value={img} start={post.featuredImage} onChange={setImg} />
      </div>
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('shell:save')}
        </Button>
        <Button color="ghost" to={id === undefined ? blogPaths.list : blogPaths.post(id)}>
          {t('shell:cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
