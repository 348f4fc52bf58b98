import { roles } from '@contract/auth'
import type { Role } from '@contract/auth'
import { letsIn } from './abilities'
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
  if (access === 'leader') return { roles: [], leaders: true, ...proof }
  if (access === 'auditor') return { roles: [], link: access }
  const letIn = { roles: roles.filter((role) => letsIn(access, role)), ...proof }
  return access === 'personal' ? { ...letIn, link: access } : letIn
}
