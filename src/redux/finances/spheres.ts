import { type SphereSettings, type Spheres, changeSpheresCall, findSpheresCall } from '@contract/finances/spheres'
import { apiRequest } from '@/api/apiRequest'

export const fetchSpheres = (year: string): Promise<Spheres> => apiRequest(findSpheresCall, { params: { year } })

export const saveSpheres = async (settings: SphereSettings): Promise<SphereSettings> =>
  (await apiRequest(changeSpheresCall, { data: { settings } })).settings
