import { faceOf } from './faces'
import { holds, pageOf, sortRows } from './rows'
import { get, type SampleCall } from './sampleCall'
import { dayOf, emailOf, nameOf, pick, placeOf, strewn } from './words'

export interface Employee {
  responsive_id: string
  id: number
  avatar: string
  full_name: string
  post: string
  email: string
  city: string
  /** YYYY-MM-DD. */
  start_date: string
  /** Dollars a year, as printed. */
  salary: string
  age: number
  experience: string
  /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
  status: number
}

const posts = [
  'Stage manager',
  'Librarian',
  'Copyist',
  'Piano tuner',
  'Press officer',
  'Luthier',
  'Sound engineer',
  'Usher',
]

function employeeOf(index: number): Employee {
  const full_name = nameOf(index)
  const experience = strewn(index, 1, 22)
  return {
    responsive_id: '',
    id: index + 1,
    avatar: faceOf(full_name),
    full_name,
    post: pick(posts, strewn(index, 0, 7)),
    email: emailOf(full_name),
    city: placeOf(index).city,
    start_date: dayOf(-strewn(index, 20, 2800)),
    salary: `$${strewn(index + 2, 18_000, 96_000).toLocaleString('en-US')}`,
    age: 22 + experience + strewn(index + 1, 0, 20),
    experience: `${experience} ${experience === 1 ? 'year' : 'years'}`,
    status: strewn(index + 4, 1, 5),
  }
}

export function dataTableCalls(): SampleCall[] {
  const employees = Array.from({ length: 100 }, (_, index) => employeeOf(index))
  return [
    get('/api/datatables/initial-data', () => [200, employees]),
    get('/api/datatables/data', (ask) => {
      const q = ask.text('q')
      const found = employees.filter(({ full_name, post, email, age, salary, start_date, city, experience }) =>
        holds(q, [full_name, post, email, age, salary, start_date, city, experience]),
      )
      // The order is not in the specification; without it the rows stand as they are stored.
      const sorted = sortRows(found, ask.text('sortColumn'), ask.text('sort'))
      // The page of employees is called so in the specification.
      return [200, { allData: employees, invoices: pageOf(sorted, ask), total: found.length }]
    }),
  ]
}
