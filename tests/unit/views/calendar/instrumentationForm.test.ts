import { expect, it } from 'vitest'
import {
  instrumentationPath,
  instrumentationSchema,
  toInstrumentationRequest,
} from '@/views/calendar/instrumentation/instrumentationForm'

const ID = '01900000-0000-7000-8000-000000000001'
const row = (instrument: string, count = '1') => ({ instrument, count })

const errors = (name: string | undefined, rows: { instrument: string; count: string }[]) =>
  Object.fromEntries(
    (instrumentationSchema.safeParse({ name, rows }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

it('blank rows of an instrumentation are none, and errors below them find their row', () => {
  const rows = [row(''), row('Horn', '4')]
  expect(toInstrumentationRequest({ name: 'Banda', rows }, ID)).toEqual({
    id: ID,
    name: 'Banda',
    needs: [{ instrument: 'Horn', count: 4 }],
  })
  expect(errors('Banda', rows)).toEqual({})
  expect(errors('Banda', [row(''), row('Horn', 'x')])).toEqual({ 'rows.1.count': 'not_whole' })
  expect(instrumentationPath('needs.0.count', { name: '', rows })).toBe('rows.1.count')
})

it('an instrumentation has a name and needs something, each instrument once', () => {
  expect(errors(undefined, [row('Horn')])).toEqual({ name: 'required' })
  expect(errors('Banda', [row('')])).toEqual({ 'rows.0.instrument': 'required' })
  expect(errors('Banda', [row('Trompa'), row(' trompa')])).toEqual({ 'rows.1.instrument': 'taken' })
})
