import { useTranslation } from 'react-i18next'
import { StatusMark, type Tone } from '@/@core/components/page/StatusMark'
import type { MarkShape } from '@/@core/components/page/Mark'
import type { SampleUser } from './userCalls'

const looks: Record<SampleUser['status'], [MarkShape, Tone]> = {
  active: ['dot', 'positive'],
  inactive: ['ring', 'neutral'],
  pending: ['half', 'caution'],
}

export function UserStatusMark({ status }: Pick<SampleUser, 'status'>) {
  const { t } = useTranslation('samplesUsers')
  const [shape, tone] = looks[status]
  return <StatusMark shape={shape} tone={tone} label={t(`statuses.${status}`)} />
}
