import { useCallback } from 'react'
import { useAppDispatch } from '@/redux/hooks'
import { makeDeputyLink, shareDeputyLink } from '@/redux/lineup'
import { makeLinks, shareLinks } from '@/redux/links'
import { LinkDialog } from '@/shared/links/LinkDialog'
import type { LineupPerson } from './lineupDesks'

interface PersonLinkDialogProps {
  person: LineupPerson
  onClose: () => void
}

/** The link of a member, or of a deputy for the one event. */
export function PersonLinkDialog({ person: { id, name, asDeputy }, onClose }: PersonLinkDialogProps) {
  const dispatch = useAppDispatch()
  const isDeputy = asDeputy !== undefined
  const share = useCallback(async () => {
    if (isDeputy) return dispatch(shareDeputyLink(id)).unwrap()
    return (await dispatch(shareLinks([id])).unwrap())[0]?.token
  }, [dispatch, isDeputy, id])

  async function renew(): Promise<string | undefined> {
    if (isDeputy) return dispatch(makeDeputyLink(id)).unwrap()
    return (await dispatch(makeLinks([id])).unwrap())[0]?.token
  }

  return <LinkDialog name={name} email={asDeputy?.deputy.email} share={share} renew={renew} onClose={onClose} />
}
