import type { DemoRole } from '@contract/auth'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import type { Group } from '@contract/group'

export const DEMO_MAIL_DOMAIN = 'bandadovale.example.org'

export const demoGroup: Omit<Group, 'version'> = {
  id: DEMO_GROUP_ID,
  name: 'Banda Sinfônica do Vale',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
}

/** Who they are in the roster as well. The documents can be nobody's. */
export const demoAccounts: Record<DemoRole, { id: string; name: string; email: string; document: string }> = {
  admin: {
    id: '01900000-0000-7000-8000-00000000ad01',
    name: 'Otávio Lacerda',
    email: `otavio.lacerda@${DEMO_MAIL_DOMAIN}`,
    document: 'DEMO-ADMIN',
  },
  treasurer: {
    id: '01900000-0000-7000-8000-00000000ad02',
    name: 'Dalva Siqueira',
    email: `dalva.siqueira@${DEMO_MAIL_DOMAIN}`,
    document: 'DEMO-TREASURER',
  },
  conductor: {
    id: '01900000-0000-7000-8000-00000000ad03',
    name: 'Regina Albuquerque',
    email: `regina.albuquerque@${DEMO_MAIL_DOMAIN}`,
    document: 'DEMO-CONDUCTOR',
  },
}
