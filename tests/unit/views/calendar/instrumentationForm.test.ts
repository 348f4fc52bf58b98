import { expect, it } from 'vitest'
import {
  instrumentationPath,
  instrumentationSchema,
  instrumentationValues,
  rowsInScoreOrder,
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

it('an instrumentation is edited in the order of the score, and what nobody plays comes last', () => {
  const needs = ['Harp', 'Tuba', 'flute'].map((instrument) => ({ instrument, count: 1 }))
  const score = [{ instrument: 'Flute' }, { instrument: 'Tuba' }]
  const { rows } = instrumentationValues({ id: ID, name: 'Banda', version: 1, needs }, score)
  expect(rows.map(({ instrument }) => instrument)).toEqual(['flute', 'Tuba', 'Harp'])
})

it('a number after the instrument is its part', () => {
  const needsIn = (...names: string[]) =>
    (toInstrumentationRequest({ name: 'Coro', rows: names.map((name) => row(name, '2')) }, ID) as { needs: object })
      .needs
  expect(needsIn('Tenor 1', ' Tenor 2 ', 'Tenor', '1. Tenor')).toEqual([
    { instrument: 'Tenor', part: 1, count: 2 },
    { instrument: 'Tenor', part: 2, count: 2 },
    { instrument: 'Tenor', count: 2 },
    { instrument: '1. Tenor', count: 2 },
  ])
  expect(errors('Coro', [row('Tenor 1'), row('Tenor 2')])).toEqual({})
  expect(errors('Coro', [row('Tenor 1'), row('tenor 1')])).toEqual({ 'rows.1.instrument': 'taken' })
  const needs = [
    { instrument: 'Tenor', part: 2, count: 3 },
    { instrument: 'Tenor', part: 1, count: 3 },
  ]
  expect(instrumentationValues({ id: ID, version: 1, name: 'Coro', needs }, [{ instrument: 'Tenor' }]).rows).toEqual([
    row('Tenor 1', '3'),
    row('Tenor 2', '3'),
  ])
})

it('typed rows stand in the order of the score, parts in theirs, and what nobody plays comes last', () => {
  const rows = ['Kazoo', 'Horn 2', 'Flute', 'horn 1', ''].map((instrument) => row(instrument))
  const sorted = rowsInScoreOrder(rows, [{ instrument: 'Flute' }, { instrument: 'Horn' }])
  expect(sorted.map(({ instrument }) => instrument)).toEqual(['Flute', 'horn 1', 'Horn 2', 'Kazoo', ''])
})
