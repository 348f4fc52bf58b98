import { Outlet } from 'react-router-dom'
import type { Action, Subject } from '@contract/abilities'
import { useAppAbility } from './Can'
import { NotAuthorised } from './NotAuthorised'

/** Shows the screens below to who may; the address stays, so that a link tells what was asked for. */
export function RequireAbility({ action, subject }: { action: Action; subject: Subject }) {
  return useAppAbility().can(action, subject) ? <Outlet /> : <NotAuthorised />
}
