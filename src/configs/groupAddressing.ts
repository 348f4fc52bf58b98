import { safeSetItem } from './safeSetItem'

const KEY = 'batuta.groupAddressing'

/** Whether the group whose data this browser showed last says du to its members. */
export const isGroupInformal = (): boolean => localStorage.getItem(KEY) === 'informal'

/** Undefined: formal. Returns whether it was otherwise before. */
export function writeGroupAddressing(addressing: 'formal' | 'informal' | undefined): boolean {
  const isInformal = addressing === 'informal'
  if (isInformal === isGroupInformal()) return false
  if (isInformal) safeSetItem(localStorage, KEY, 'informal')
  else localStorage.removeItem(KEY)
  return true
}
