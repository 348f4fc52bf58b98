import { useCallback } from 'react'
import { useAppDispatch } from '@/redux/hooks'
import { makeLinks, shareLinks } from '@/redux/links'
import { LinkDialog } from './LinkDialog'

interface MemberLinkDialogProps {
  memberId: string
  name: string
  email?: string | undefined
  onClose: () => void
}

/** A member's link, to be handed on. */
export function MemberLinkDialog({ memberId, ...dialog }: MemberLinkDialogProps) {
  const dispatch = useAppDispatch()
  const share = useCallback(
    async () => (await dispatch(shareLinks([memberId])).unwrap())[0]?.token,
    [dispatch, memberId],
  )
  const renew = async () => (await dispatch(makeLinks([memberId])).unwrap())[0]?.token
  return <LinkDialog {...dialog} share={share} renew={renew} />
}
