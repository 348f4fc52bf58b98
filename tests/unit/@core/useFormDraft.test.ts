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

test('of a record that is there only what was typed comes back, over what others have made of it since', () => {
  const read = {
    id: 'a',
    version: 1,
    phone: '111',
    notes: 'Old',
    place: { city: 'Itu', state: 'SP' },
    pieces: [{ title: 'A' }],
  }
  const open = (record: typeof read) =>
    renderHook(() => {
      const form = useForm({ defaultValues: record })
      return { form, draft: useFormDraft({ key: 'someone.form', form, defaults: record }) }
    })
  const first = open(read)
  act(() => first.result.current.form.setValue('phone', '222'))
  act(() => first.result.current.form.setValue('pieces', [{ title: 'B' }]))
  first.unmount()

  const theirs = { ...read, version: 2, notes: 'New', place: { city: 'Taubaté', state: 'SP' } }
  const second = open(theirs)
  expect(second.result.current.draft.isRestored).toBe(true)
  expect(second.result.current.form.getValues()).toEqual({ ...theirs, phone: '222', pieces: [{ title: 'B' }] })

  act(() => second.result.current.form.setValue('phone', ''))
  second.unmount()
  expect(open({ ...theirs, version: 3 }).result.current.form.getValues()).toMatchObject({ phone: '', version: 3 })
})

test('a new record keeps its id: sent twice, it is added once', () => {
  const open = (id: string) => {
    const blank = { id, name: '' }
    return renderHook(() => {
      const form = useForm({ defaultValues: blank })
      return { form, draft: useFormDraft({ key: 'someone.form', form, defaults: blank }) }
    })
  }
  const first = open('a')
  act(() => first.result.current.form.setValue('name', 'Ana'))
  first.unmount()
  expect(open('b').result.current.form.getValues()).toEqual({ id: 'a', name: 'Ana' })
})
