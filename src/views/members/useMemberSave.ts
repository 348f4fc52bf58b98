import { useState } from 'react'
import { Member, type MemberWrite } from '@contract/members'
import { failureOf, type Failure } from '@/auth/failure'
import { useAppDispatch } from '@/redux/hooks'
import { saveMember } from '@/redux/members'
import { isAgreed, merge, questionsOf, type MemberClash } from './memberClash'

interface MemberSaveOptions {
  /** The member as the form read it; none while adding. */
  read?: Member
  /** `isMerged`: what someone else changed meanwhile is in it too. */
  onSaved: (saved: Member, isMerged: boolean) => void
  onFailed: (failure: Failure) => void
}

interface MemberSave {
  save: (member: MemberWrite) => Promise<void>
  clash: MemberClash | null
  /** What was to be saved when it turned out that someone removed the member. */
  orphan: MemberWrite | null
  /** Puts the removed member back, then saves what was typed on top. */
  putBack: () => Promise<void>
  /** Back to the form, nothing saved. */
  leave: () => void
}

export function useMemberSave({ read, onSaved, onFailed }: MemberSaveOptions): MemberSave {
  const dispatch = useAppDispatch()
  const [clash, setClash] = useState<MemberClash | null>(null)
  const [orphan, setOrphan] = useState<MemberWrite | null>(null)

  function leave(): void {
    setClash(null)
    setOrphan(null)
  }

  async function meet(found: MemberClash): Promise<void> {
    if (questionsOf(found).length > 0) setClash(found)
    // The other one saved the very same.
    else if (isAgreed(found)) onSaved(found.theirs, false)
    else
      await store(
        merge(found, () => true),
        true,
      )
  }

  async function settle(member: MemberWrite, failure: Failure): Promise<void> {
    const current = Member.safeParse(failure.current)
    if (failure.code === 'conflict' && current.success) await meet({ mine: member, theirs: current.data, read })
    else if (failure.code === 'not_found' && read) setOrphan(member)
    else onFailed(failure)
  }

  async function store(member: MemberWrite, isMerged: boolean): Promise<void> {
    try {
      const saved = await dispatch(saveMember(member)).unwrap()
      leave()
      onSaved(saved, isMerged)
    } catch (thrown) {
      leave()
      await settle(member, failureOf(thrown))
    }
  }

  const save = (member: MemberWrite) => store(member, false)

  async function putBack(): Promise<void> {
    if (!orphan || !read) return
    try {
      const { version } = await dispatch(saveMember(read)).unwrap()
      await save({ ...orphan, version })
    } catch (thrown) {
      leave()
      onFailed(failureOf(thrown))
    }
  }

  return { save, clash, orphan, putBack, leave }
}
