import type { Config } from '../config'
import { well } from './finding'
import type { Finding } from './finding'

const texts: Record<Config['registration'], string> = {
  open: 'anybody who opens the page can found a group. REGISTRATION=first or invite closes that',
  first:
    'whoever comes first founds a group, then people come by invitation. REGISTRATION=open lets others found theirs',
  invite:
    'people come by invitation alone, and nobody founds a group. REGISTRATION=first lets the first who comes do so',
}

/** Who may found a group: no setting is wrong, and it should be meant. */
export function checkRegistration({ registration }: Pick<Config, 'registration'>): Finding {
  return well('Registration', texts[registration])
}
