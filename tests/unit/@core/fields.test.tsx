import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { ComboInput } from '@/@core/components/fields/ComboInput'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { renderInRouter, startShellTexts } from './shellTexts'

beforeEach(() => startShellTexts())

function Notes() {
  const { register, reset } = useForm({ defaultValues: { notes: 'On tour' } })
  return (
    <>
      <TextAreaField {...register('notes')} label="Notes" limit={2000} />
      <button type="button" onClick={() => reset({ notes: 'Back in May' })}>
        Restore
      </button>
    </>
  )
}

test('the counter counts what is in the field, whoever wrote it', async () => {
  renderInRouter(<Notes />)
  expect(screen.getByText('7 of 2000 characters')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox'), '!')
  expect(screen.getByText('8 of 2000 characters')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await act(async () => {})
  expect(screen.getByText('11 of 2000 characters')).toBeInTheDocument()
})

test('the hint gives way to the error, on the screen and for who listens', () => {
  renderInRouter(
    <>
      <TextField label="Password" hint="8 characters or more." error="At least 8 characters, please." />
      <CheckboxField label="Agree" hint="You may." error="You must." />
      <TextField label="Position" hint="Principal, section leader" />
    </>,
  )
  const password = screen.getByRole('textbox', { name: /Password/ })
  expect(password).toHaveAccessibleDescription('At least 8 characters, please.')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must.')
  expect(screen.queryByText('8 characters or more.')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /Position/ })).toHaveAccessibleDescription('Principal, section leader')
})

test('a filter says "all" in the words of what it filters', () => {
  renderInRouter(
    <>
      <FilterSelect label="Seção" value="" options={[]} anyLabel="Todas" onChange={vi.fn()} />
      <FilterSelect label="Status" value="" options={[]} onChange={vi.fn()} />
    </>,
  )
  expect(screen.getByRole('combobox', { name: 'Seção' })).toHaveDisplayValue('Todas')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All')
})

test('a choice is found by what stands beside its name, after those that are called so', async () => {
  const user = userEvent.setup()
  const options = [
    { value: 'rui', label: 'Rui Prado', hint: 'Viola' },
    { value: 'bia', label: 'Bia Sá', hint: 'Oboé' },
    { value: 'violeta', label: 'Violeta Reis' },
  ]
  const onChange = vi.fn()
  render(<ComboInput id="who" value="" options={options} onChange={onChange} listLabel="Who" emptyText="Nobody" />)
  await user.type(screen.getByRole('combobox'), 'viol')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Violeta Reis',
    'Rui Prado Viola',
  ])
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'oboe bia{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('bia')
})
