import { Outlet } from 'react-router-dom'
import type { Action, Subject } from '@contract/abilities'
import { useAppAbility } from './Can'
import { NotAuthorised } from './NotAuthorised'

interface RequireAbilityProps {
  action: Action
  /** Of several, one is enough. */
  subject: Subject | readonly Subject[]
}

/** Shows the screens below to who may; the address stays, so that a link tells what was asked for. */
export function RequireAbility({ action, subject }: RequireAbilityProps) {
  const ability = useAppAbility()
  return [subject].flat().some((one) => ability.can(action, one)) ? <Outlet /> : <NotAuthorised />
}
