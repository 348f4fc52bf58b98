import { safeSetItem } from './safeSetItem'

/** The region that the group whose data this browser showed last has chosen for its dates. */
export const GROUP_REGION_KEY = 'batuta.groupRegion'

/** Undefined: it has chosen none. */
export function writeGroupRegion(region: string | undefined): void {
  if (region === undefined) localStorage.removeItem(GROUP_REGION_KEY)
  else safeSetItem(localStorage, GROUP_REGION_KEY, region)
}
