import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { HttpError, type Failure } from '@/api/failure'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { renderInRouter, startShellTexts } from '../../@core/shellTexts'

beforeEach(() => startShellTexts())

const Stored = z.object({ id: z.string(), version: z.number(), title: z.string() })
const Values = z.object({ title: z.string() })
const read = { id: 'a', version: 3 }

interface FormProps {
  record: typeof read | undefined
  save: (values: { title: string }, target: { id: string; version?: number }) => Promise<void>
}

function Form({ record, save }: FormProps) {
  const form = useSchemaForm(Values, { title: 'Bells' })
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record,
    save,
    schema: Stored,
    prefix: 'song.',
    fieldPath: (path) => path.replace('name', 'title'),
    conflictText: ({ title }) => `Now called ${title}`,
    goneText: () => 'Removed meanwhile',
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p>{alert}</p>
      <TextField {...bind('title')} label="Title" />
      <button type="submit">Save</button>
    </form>
  )
}

const refusal = (failure: Partial<Failure>) =>
  new HttpError({ code: 'invalid', status: 400, message: '', fields: {}, ...failure })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

function renderForm(record: typeof read | undefined) {
  const save = vi.fn<FormProps['save']>().mockResolvedValue()
  renderInRouter(<Form record={record} save={save} />)
  return { save, targets: () => save.mock.calls.map(([, target]) => target) }
}

test('a new record is sent under one id, however often', async () => {
  const { save, targets } = renderForm(undefined)
  save.mockRejectedValueOnce(refusal({ code: 'network', status: 0 }))
  await press()
  await press()
  const [first, again] = targets()
  expect(first).toEqual({ id: expect.any(String) })
  expect(again).toEqual(first)
})

test('after a change by somebody else it is said what they stored, and saving again replaces that', async () => {
  const { save, targets } = renderForm(read)
  save.mockRejectedValueOnce(refusal({ code: 'conflict', current: { id: 'a', version: 7, title: 'Chimes' } }))
  await press()
  expect(await screen.findByText('Now called Chimes')).toBeVisible()
  await press()
  expect(targets()).toEqual([read, { id: 'a', version: 7 }])
})

test('what was removed meanwhile is added as a new one', async () => {
  const { save, targets } = renderForm(read)
  save.mockRejectedValueOnce(refusal({ code: 'not_found' }))
  await press()
  expect(await screen.findByText('Removed meanwhile')).toBeVisible()
  await press()
  const [, added] = targets()
  expect(added?.id).not.toBe('a')
  expect(added?.version).toBeUndefined()
})

test('what is wrong with a field is said at it, under the name that it has in the form', async () => {
  const { save } = renderForm(read)
  save.mockRejectedValueOnce(refusal({ fields: { 'song.name': 'too_long:5' } }))
  await press()
  expect(await screen.findByText('At most 5 characters, please.')).toBeVisible()
})
