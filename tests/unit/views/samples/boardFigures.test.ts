import { expect, test } from 'vitest'
import { changeOf, chartPoints } from '@/views/samples/dashboards/chartPoints'
import { roleGroups } from '@/views/samples/users/roleGroups'
import type { SampleUser } from '@/views/samples/users/userCalls'

test('rows over the same names are joined, and a short row ends in zeros', () => {
  expect(chartPoints(['Jan', 'Feb'], { in: [1, 2], out: [-3] })).toEqual([
    { name: 'Jan', values: { in: 1, out: -3 } },
    { name: 'Feb', values: { in: 2, out: 0 } },
  ])
})

test('a change is the share of the value before; without one there is none', () => {
  expect(changeOf([10, 40, 50])).toBe(0.25)
  expect(changeOf([40, 30])).toBe(-0.25)
  expect([[], [5], [0, 5]].map(changeOf)).toEqual([null, null, null])
})

test('roles are told with those who have them, by name, and also those that nobody has', () => {
  const user = (fullName: string, role: SampleUser['role']): SampleUser => ({
    id: 1,
    fullName,
    role,
    billing: 'Auto Debit',
    company: '',
    username: '',
    country: '',
    contact: '',
    email: '',
    currentPlan: 'basic',
    status: 'active',
    avatar: '',
  })
  const groups = roleGroups([user('Zeca', 'editor'), user('Álvaro', 'editor'), user('Bia', 'admin')], 'pt-BR')
  expect(groups.map(({ role, users }) => [role, users.map(({ fullName }) => fullName)])).toEqual([
    ['admin', ['Bia']],
    ['editor', ['Álvaro', 'Zeca']],
    ['author', []],
    ['maintainer', []],
    ['subscriber', []],
  ])
})
