import { FileText, KeyRound, LogIn, MessageSquare, Receipt, ShieldCheck, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { useFormat } from '@/shared/dates/useFormat'
import { useTimeOfDay } from '@/views/samples/kit/useTimeOfDay'
import { activityKinds, type Activity } from './userDetail'

const looks = {
  signIn: { icon: LogIn, tone: 'neutral' },
  comment: { icon: MessageSquare, tone: 'ensaio' },
  file: { icon: Upload, tone: 'particular' },
  invoice: { icon: Receipt, tone: 'positive' },
  role: { icon: ShieldCheck, tone: 'publico' },
  password: { icon: KeyRound, tone: 'caution' },
} as const

/** What the user did, day by day, the newest first. */
export function UserActivity({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation('samplesUsers')
  const { day } = useFormat()
  const [kind, setKind] = useState('')
  const shown = activity.filter((one) => kind === '' || one.kind === kind)
  const days = [...new Set(shown.map(({ time }) => day(time)))]
  return (
    <Card tag="section" className="user-activity">
      <header>
        <h2>{t('activity.title')}</h2>
        <FilterSelect
          label={t('activity.kind')}
          anyLabel={t('activity.any')}
          value={kind}
          options={activityKinds.map((value) => ({ value, label: t(`activity.kinds.${value}`) }))}
          onChange={setKind}
        />
      </header>
      {shown.length === 0 && <EmptyState icon={FileText} title={t('activity.none')} hint={t('activity.noneHint')} />}
      {days.map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          <ol className="timeline">
            {shown
              .filter(({ time }) => day(time) === name)
              .map((one) => (
                <TimelineItem key={one.id} activity={one} />
              ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}

function TimelineItem({ activity: { kind, subject, time } }: { activity: Activity }) {
  const { t } = useTranslation('samplesUsers')
  const timeOfDay = useTimeOfDay()
  const { icon: Icon, tone } = looks[kind]
  return (
    <li className={`tone-${tone}`}>
      <span className="timeline-icon">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <p>
          <strong>{t(`activity.kinds.${kind}`)}</strong>
          <time className="tabular" dateTime={time}>
            {timeOfDay(time)}
          </time>
        </p>
        <p className="muted">{t(`activity.said.${kind}`, { subject })}</p>
      </div>
    </li>
  )
}
