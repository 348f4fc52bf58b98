import { useTranslation } from 'react-i18next'
import { StatusLabel, type Tone } from '@/@core/components/page/StatusLabel'
import type { StatusShape } from '@/@core/components/page/StatusIcon'
import type { SampleUser } from './userCalls'

const looks: Record<SampleUser['status'], [StatusShape, Tone]> = {
  active: ['dot', 'positive'],
  inactive: ['ring', 'neutral'],
  pending: ['half', 'caution'],
}

export function UserStatusLabel({ status }: Pick<SampleUser, 'status'>) {
  const { t } = useTranslation('samplesUsers')
  const [shape, tone] = looks[status]
  return <StatusLabel shape={shape} tone={tone} label={t(`statuses.${status}`)} />
}
