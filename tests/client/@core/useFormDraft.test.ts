import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { useFormDraft } from '@/@core/hooks/useFormDraft'

const KEY = 'batuta.draft.someone.form'
const defaults = { name: '', place: { city: '' } }

function openForm() {
  return renderHook(() => {
    const form = useForm({ defaultValues: defaults })
    const draft = useFormDraft({ key: 'someone.form', form, defaults })
    return { form, draft }
  })
}

beforeEach(() => sessionStorage.clear())

test('what was typed is there again, until it is cleared', () => {
  const first = openForm()
  act(() => first.result.current.form.setValue('place.city', 'Taubaté'))
  expect(first.result.current.draft.isDirty).toBe(true)
  first.unmount()

  const second = openForm()
  expect(second.result.current.form.getValues()).toEqual({ name: '', place: { city: 'Taubaté' } })
  expect(second.result.current.draft.isRestored).toBe(true)
  act(() => second.result.current.draft.clear())
  second.unmount()

  expect(openForm().result.current.draft.isRestored).toBe(false)
})

test('typed and taken back leaves nothing behind', () => {
  const { result } = openForm()
  act(() => result.current.form.setValue('name', 'Ana'))
  act(() => result.current.form.setValue('name', ''))
  expect(result.current.draft.isDirty).toBe(false)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a secret is not kept, and alone leaves nothing behind', () => {
  const blank = { name: '', password: '' }
  const secrets = ['password'] as const
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: blank })
    return { form, draft: useFormDraft({ key: 'someone.form', form, defaults: blank, secrets }) }
  })
  act(() => result.current.form.setValue('password', 'uma frase'))
  expect(sessionStorage.getItem(KEY)).toBeNull()
  act(() => result.current.form.setValue('name', 'Ana'))
  expect(sessionStorage.getItem(KEY)).toBe('{"name":"Ana"}')
})

test.each(['{', '[]', 'null', '"text"', '{"gone":"field"}', '{}'])('%s in the store restores nothing', (stored) => {
  sessionStorage.setItem(KEY, stored)
  const { result } = openForm()
  expect(result.current.draft.isRestored).toBe(false)
  expect(result.current.form.getValues()).toEqual(defaults)
})

test('a durable draft outlives the tab', () => {
  const open = () =>
    renderHook(() => {
      const form = useForm({ defaultValues: defaults })
      return { form, draft: useFormDraft({ key: 'someone.form', form, defaults, isDurable: true }) }
    })
  const first = open()
  act(() => first.result.current.form.setValue('name', 'Ana'))
  first.unmount()
  sessionStorage.clear()

  const second = open()
  expect(second.result.current.form.getValues().name).toBe('Ana')
  act(() => second.result.current.draft.clear())
  expect(localStorage.getItem(KEY)).toBeNull()
})
