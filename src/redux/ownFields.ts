import {
  type OwnField,
  type OwnFieldCounts,
  type OwnFieldWrite,
  addOwnFieldCall,
  countOwnFieldsCall,
  listOwnFieldsCall,
  orderOwnFieldsCall,
  removeOwnFieldCall,
} from '@contract/members/ownFields'
import { apiRequest } from '@/api/apiRequest'
import { getCalls } from './getCalls'

/** The fields that the person may read, in the group's order. */
export const fetchOwnFields = async (): Promise<OwnField[]> =>
  (await apiRequest(listOwnFieldsCall, getCalls.ownFields())).fields

/** How many members have a value, by the field's id. */
export const fetchOwnFieldCounts = async (): Promise<OwnFieldCounts['counts']> =>
  (await apiRequest(countOwnFieldsCall)).counts

export const saveOwnField = async (field: OwnFieldWrite): Promise<OwnField> =>
  (await apiRequest(addOwnFieldCall, { data: { field } })).field

export const removeOwnField = (id: string): Promise<unknown> => apiRequest(removeOwnFieldCall, { params: { id } })

/** All ids, in the order that the fields are to have. */
export const orderOwnFields = async (ids: string[]): Promise<OwnField[]> =>
  (await apiRequest(orderOwnFieldsCall, { data: { ids } })).fields
