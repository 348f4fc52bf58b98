import { useTranslation } from 'react-i18next'
import type { MemberStatus } from '@contract/members'
import { StatusMark, type Tone } from '@/@core/components/page/StatusMark'
import type { MarkShape } from '@/@core/components/page/Mark'

const looks: Record<MemberStatus, { shape: MarkShape; tone: Tone }> = {
  active: { shape: 'dot', tone: 'positive' },
  on_leave: { shape: 'half', tone: 'caution' },
  former: { shape: 'ring', tone: 'neutral' },
}

export function MemberStatusMark({ status }: { status: MemberStatus }) {
  const { t } = useTranslation('members')
  return <StatusMark {...looks[status]} label={t(`statuses.${status}`)} />
}
