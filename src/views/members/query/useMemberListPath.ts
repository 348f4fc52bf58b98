import { paths } from '@/configs/paths'
import { selectMembersState } from '@/redux/members'
import { useAppSelector } from '@/redux/hooks'
import { memberListUrl } from './memberQuery'

/** The path of the list as it was last shown in this visit, with filters and page. */
export function useMemberListPath(): string {
  const params = useAppSelector((state) => selectMembersState(state).params)
  if (!params) return paths.members
  const said = Object.entries(params).map(([key, value]) => [key, String(value)])
  const search = memberListUrl.write(memberListUrl.read(new URLSearchParams(said))).toString()
  return search === '' ? paths.members : `${paths.members}?${search}`
}
