import type { ListShape } from '@/views/samples/kit/listQuery'
import { userPlans, userRoles, userStatuses } from './userCalls'

export type UserFilter = 'role' | 'currentPlan' | 'status'

export const userListShape: ListShape<UserFilter> = {
  filters: { role: userRoles, currentPlan: userPlans, status: userStatuses },
  sortColumns: ['fullName', 'email', 'role', 'currentPlan', 'billing', 'status'],
  sortColumn: 'fullName',
}

export const USER_LIST = '/apps/user/list'
export const userPath = (id: number) => `/apps/user/view?id=${id}`
