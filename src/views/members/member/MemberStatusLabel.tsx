import { useTranslation } from 'react-i18next'
import type { MemberStatus } from '@contract/members'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { StatusShape } from '@/@core/components/page/StatusIcon'

export const memberStatusLooks: Record<MemberStatus, { shape: StatusShape; tone: Tone }> = {
  active: { shape: 'dot', tone: 'positive' },
  on_leave: { shape: 'half', tone: 'caution' },
  former: { shape: 'ring', tone: 'neutral' },
}

export function MemberStatusLabel({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('members')
  return <StatusLabel {...memberStatusLooks[status]} label={t(`statuses.${status}`)} />
}
