import { Maximize, Minimize } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckinCode, CheckinList } from '@contract/calendar/checkins'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { CheckinCodeCard } from './CheckinCodeCard'
import type { Checkins } from './useCheckins'
import { useFullscreen } from './useFullscreen'

interface CheckinFrontProps {
  list: CheckinList
  code: CheckinCode
  checkins: Pick<Checkins, 'isCodeFresh' | 'isOver' | 'secondsLeft'>
}

/** What musicians look at: the code, and how many are here; on the whole screen where the conductor wants it so. */
export function CheckinFront({ list, code, checkins }: CheckinFrontProps) {
  const { t } = useTranslation('checkin')
  const { count } = useFormat()
  const front = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullscreen(front)
  const Icon = isFull ? Minimize : Maximize
  return (
    <div ref={front} className="checkin-front">
      <CheckinCodeCard
        eventId={list.eventId}
        code={code}
        isFresh={checkins.isCodeFresh}
        isOver={checkins.isOver}
        secondsLeft={checkins.secondsLeft}
      >
        {toggle && (
          <Button color="ghost" size="sm" onClick={toggle}>
            <Icon size={15} aria-hidden />
            {t(isFull ? 'leaveFull' : 'full')}
          </Button>
        )}
      </CheckinCodeCard>
      <dl className="checkin-counts">
        {(['here', 'expected', 'late'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`counts.${kind}`)}</dt>
            <dd className="tabular">{count(list.counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
