import {
  type Honour,
  type HonourSettings,
  type HonourWrite,
  type Service,
  type ServiceAdjustment,
  type ServiceAdjustmentWrite,
  addHonourCall,
  addServiceAdjustmentCall,
  changeHonourSettingsCall,
  findServiceCall,
  removeHonourCall,
  removeServiceAdjustmentCall,
} from '@contract/members/honours'
import { type JubileeList, type JubileesConfig, listJubileesCall } from '@contract/members/jubilees'
import { apiRequest } from '@/api/apiRequest'

/** Who completes years of service in a year, what was given, and whose birthdays are in it. */
export const fetchJubilees = (config: JubileesConfig): Promise<JubileeList> =>
  apiRequest(listJubileesCall, { params: { config } })

/** A member's years of service, and what they were honoured for. */
export const fetchService = (memberId: string): Promise<Service> =>
  apiRequest(findServiceCall, { params: { memberId } })

export const saveHonour = async (honour: HonourWrite): Promise<Honour> =>
  (await apiRequest(addHonourCall, { data: { honour } })).honour

export const removeHonour = (id: string): Promise<unknown> => apiRequest(removeHonourCall, { params: { id } })

export const saveAdjustment = async (adjustment: ServiceAdjustmentWrite): Promise<ServiceAdjustment> =>
  (await apiRequest(addServiceAdjustmentCall, { data: { adjustment } })).adjustment

export const removeAdjustment = (id: string): Promise<unknown> =>
  apiRequest(removeServiceAdjustmentCall, { params: { id } })

export const changeHonourSettings = async (settings: HonourSettings): Promise<HonourSettings> =>
  (await apiRequest(changeHonourSettingsCall, { data: { settings } })).settings
