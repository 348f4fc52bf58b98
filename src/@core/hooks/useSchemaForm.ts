import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, type RefObject } from 'react'
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { unreadableInputs } from './unreadableInputs'
import { withoutEmpty } from './withoutEmpty'

export interface SchemaForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The word for what is wrong with a field, e.g. `too_long:120`; validationErrorText makes a sentence of it. */
  validationErrorOf: (path: Path<Values>) => string | undefined
  /** Shows what the server found at the fields that it names, less `prefix`. Answers whether any of them is in this form. */
  showValidationErrors: (errors: Record<string, string>, prefix?: string) => boolean
  /** The form that was sent last. Give it to the form's `innerRef` where `handleSubmit` is also called without an event. */
  element: RefObject<HTMLFormElement | null>
}

interface SchemaFormOptions {
  /** An empty input counts as absent in the rows of a list too: for rows that stand as they are in what is sent. */
  hasOptionalInRows?: boolean
}

/** A form whose rules are a schema of the contract; what it submits has the schema's shape. An empty input counts as absent. */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  { hasOptionalInRows = false }: SchemaFormOptions = {},
): SchemaForm<Values> {
  const check = zodResolver(schema)
  const element = useRef<HTMLFormElement>(null)
  const resolver: Resolver<Values, unknown, Values> = async (values, context, options) => {
    const result = await check(withoutEmpty(values, hasOptionalInRows), context, options)
    const unread = unreadableInputs(element.current)
    if (unread.length === 0) return result
    const errors: FieldErrors<Values> = {}
    Object.assign(errors, result.errors)
    for (const { name, validationError } of unread) set(errors, name, { type: 'unread', message: validationError })
    return { values: {}, errors }
  }
  // Checked when it is sent, then at each change. Not on leaving a field: an error that appears there moves the button that
  // is just being pressed, and the press is lost.
  const form = useForm<Values>({ defaultValues, resolver, shouldFocusError: false })
  const { submitCount } = form.formState

  // The library knows the fields in the order in which they were registered, a person in the order in which they stand.
  // So it is told to leave the focus alone: it would take it back a moment later.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => (event) => {
    if (event?.target instanceof Element) element.current = event.target.closest('form')
    return form.handleSubmit(onValid, onInvalid)(event)
  }

  return {
    ...form,
    handleSubmit,
    element,
    validationErrorOf: (path) => form.getFieldState(path, form.formState).error?.message,
    showValidationErrors: (errors, prefix = '') => {
      const shown = Object.entries(errors)
        .map(([path, message]) => ({ path: path.replace(prefix, '') as Path<Values>, message }))
        .filter(({ path }) => form.getValues(path) !== undefined)
      shown.forEach(({ path, message }, index) => {
        form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 })
      })
      return shown.length > 0
    },
  }
}
