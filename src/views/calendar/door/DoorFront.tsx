import { Maximize, Minimize } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckinCode, CheckinList } from '@contract/calendar/checkins'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { DoorCode } from './DoorCode'
import type { Door } from './useDoor'
import { useFullscreen } from './useFullscreen'

interface DoorFrontProps {
  list: CheckinList
  code: CheckinCode
  door: Pick<Door, 'isCodeFresh' | 'isOver' | 'secondsLeft'>
}

/** What musicians look at: the code, and how many are here; on the whole screen where the conductor wants it so. */
export function DoorFront({ list, code, door }: DoorFrontProps) {
  const { t } = useTranslation('checkin')
  const { count } = useFormat()
  const front = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullscreen(front)
  const Icon = isFull ? Minimize : Maximize
  return (
    <div ref={front} className="door-front">
      <DoorCode
        eventId={list.eventId}
        code={code}
        isFresh={door.isCodeFresh}
        isOver={door.isOver}
        secondsLeft={door.secondsLeft}
      >
        {toggle && (
          <Button color="ghost" size="sm" onClick={toggle}>
            <Icon size={15} aria-hidden />
            {t(isFull ? 'leaveFull' : 'full')}
          </Button>
        )}
      </DoorCode>
      <dl className="door-counts">
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
