import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormGroup, Label } from 'reactstrap'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { Input } from '@/@core/components/fields/Input'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { loadErrorOf } from '@/i18n/failureText'
import { useQuery } from '@/redux/useQuery'
import { fetchSidebar } from './blogCalls'
import '@/@core/styles/choices.scss'

/** Any of the blog's categories, at least one. */
export function CategoryChoice({ error, ...field }: UseFormRegisterReturn & { error: string | undefined }) {
  const { t } = useTranslation('samplesBlog')
  const id = useId()
  const { answer, failure, isLoading, reload } = useQuery(fetchSidebar, undefined)
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  return (
    <fieldset className="field category-choice" aria-describedby={noteIds(id, { error })}>
      <legend className="form-label">{t('categories')}</legend>
      <div>
        {answer?.categories.map(({ category }) => (
          <FormGroup key={category} check>
            <Input
              {...field}
              type="checkbox"
              id={`${id}-${category}`}
              value={category}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={noteIds(id, { error })}
            />
            <Label check for={`${id}-${category}`}>
              {category}
            </Label>
          </FormGroup>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
