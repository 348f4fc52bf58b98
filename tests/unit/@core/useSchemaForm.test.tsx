import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useController, type Control } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ComboField } from '@/@core/components/fields/ComboField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

const Entry = z.object({
  who: z.string().check(z.minLength(1, { error: 'required' })),
  description: z.string().check(z.minLength(1, { error: 'required' })),
})
type Entry = z.infer<typeof Entry>

function Who({ control }: { control: Control<Entry> }) {
  const { field, fieldState } = useController({ control, name: 'who' })
  return (
    <ComboField
      label="Who"
      value={field.value}
      options={[]}
      onChange={field.onChange}
      error={fieldState.error?.message}
      listLabel="Who"
      emptyText="Nobody"
    />
  )
}

function EntryForm() {
  const form = useSchemaForm<Entry>(Entry, { who: '', description: '' })
  // Known to the library before the field that stands above it.
  const description = form.register('description')
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)} noValidate>
      <Who control={form.control} />
      <TextField {...description} label="Description" error={form.validationErrorOf('description')} />
      <button type="submit">Save</button>
    </form>
  )
}

test('the focus goes to the wrong field that stands first', async () => {
  renderInRouter(<EntryForm />)
  // The library would focus it at once, and once more after the one that is meant.
  const steal = vi.fn<() => void>()
  screen.getByRole('textbox', { name: /Description/ }).addEventListener('focus', steal)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const who = screen.getByRole('combobox', { name: /Who/ })
  await waitFor(() => expect(who).toHaveFocus())
  expect(steal).not.toHaveBeenCalled()
  expect(who).toBeInvalid()
  expect(who).toHaveAccessibleDescription()
})
