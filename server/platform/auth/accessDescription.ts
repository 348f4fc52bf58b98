import { roles } from '@contract/auth'
import type { Role } from '@contract/auth'
import { can } from './abilities'
import type { Access } from '@contract/call'

/** Who may make a call, as `/openapi.json` tells it beside each. */
interface AccessDescription {
  /** Nothing is asked of who calls. */
  public?: true
  /** Signed in as one of these. */
  roles: Role[]
  /** Signed in as somebody who leads sections or groups of people, in whatever role reads the calendar. */
  leaders?: true
  /** Or by such a link, without an account. */
  link?: 'personal' | 'auditor'
  /** Who is signed in showed within ten minutes who they are. */
  freshProof?: true
}

interface Declared {
  /** Absent where no guard stands, as with the health of the server. */
  access?: Access
  freshProof?: boolean
}

/** From the very declaration that the guard enforces. Handlers may refuse more, by what is asked of them. */
export function describeAccess({ access = 'public', freshProof = false }: Declared): AccessDescription {
  const proof = freshProof && { freshProof: true as const }
  if (access === 'public') return { public: true, roles: [...roles] }
  if (access === 'auditor') return { roles: [], link: 'auditor' }
  if (access === 'leader') return { roles: [], leaders: true, ...proof }
  if (access === 'signed-in') return { roles: [...roles], ...proof }
  if (access === 'personal')
    return { roles: roles.filter((role) => can(role, 'read', 'Event')), link: 'personal', ...proof }
  return { roles: roles.filter((role) => can(role, ...access)), ...proof }
}
