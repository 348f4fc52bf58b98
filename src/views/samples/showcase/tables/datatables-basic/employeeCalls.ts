import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
const Employee = z.object({
  id: z.number(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  /** YYYY-MM-DD. */
  start_date: z.string(),
  /** Dollars a year, as printed: `$18,000`. */
  salary: z.string(),
  age: z.number(),
  experience: z.string(),
  /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
  status: z.number(),
})
export type Employee = z.infer<typeof Employee>

export interface EmployeeQuery {
  q?: string
  page?: number
  perPage?: number
  sort?: 'asc' | 'desc'
  sortColumn?: string
}

/** All of them. */
export const fetchEmployees = () => sampleRequest(z.array(Employee), { url: '/api/datatables/initial-data' })

/** One page of those that are found; the page is called `invoices` in the specification. */
export const findEmployees = (params: EmployeeQuery) =>
  sampleRequest(z.object({ allData: z.array(Employee), invoices: z.array(Employee), total: z.number() }), {
    url: '/api/datatables/data',
    params,
  })

export const dollarsOf = ({ salary }: Employee) => Number(salary.replace(/[$,]/g, ''))
