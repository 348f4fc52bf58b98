import { type WhoComes, whoComesCall } from '@contract/calendar/replies'
import { apiRequest } from '@/api/apiRequest'

export const fetchWhoComes = (id: string): Promise<WhoComes> => apiRequest(whoComesCall, { params: { id } })
