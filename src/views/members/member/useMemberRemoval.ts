import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { paths } from '@/configs/paths'
import { removeMember, saveMember } from '@/redux/members'
import { useRecordRemoval } from '@/shared/records/useRecordRemoval'

const kind = {
  area: 'members',
  save: saveMember,
  remove: removeMember,
  nameOf: ({ name }: Member) => name,
  pathOf: paths.member,
} as const

export const useMemberRemoval = () => useRecordRemoval(kind, useTranslation('members').t)
