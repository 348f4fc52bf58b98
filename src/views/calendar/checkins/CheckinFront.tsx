import { Maximize, Minimize, QrCode } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckinCode, CheckinList } from '@contract/calendar/checkins'
import { Button } from '@/@core/components/Button'
import { useMediaQuery } from '@/@core/hooks/useMediaQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { countKinds } from './checkinPeople'
import { CheckinCodeCard } from './CheckinCodeCard'
import type { Checkins } from './useCheckins'
import { useFullscreen } from './useFullscreen'

interface CheckinFrontProps {
  list: CheckinList
  code: CheckinCode
  checkins: Pick<Checkins, 'isCodeFresh' | 'isOver' | 'secondsLeft'>
}

/** Where the list below is what one came for. */
const PHONE = '(max-width: 599.98px)'

/**
 * What musicians look at: the code, and how many are here; on the whole screen where the conductor wants it so. A phone is for
 * calling the roll: there the code comes when it is asked for, and the counts stand at the foot.
 */
export function CheckinFront({ list, code, checkins }: CheckinFrontProps) {
  const { t } = useTranslation('checkin')
  const { count } = useFormat()
  const front = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullscreen(front)
  const Icon = isFull ? Minimize : Maximize
  const isPhone = useMediaQuery(PHONE)
  const [isCodeAsked, setCodeAsked] = useState(false)
  if (isPhone && !isCodeAsked)
    return (
      <Button onClick={() => setCodeAsked(true)}>
        <QrCode size={16} aria-hidden />
        {t('showCode')}
      </Button>
    )
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
        {isPhone && (
          <Button color="ghost" size="sm" onClick={() => setCodeAsked(false)}>
            {t('hideCode')}
          </Button>
        )}
      </CheckinCodeCard>
      <dl className="checkin-counts">
        {countKinds(list.counts).map((kind) => (
          <div key={kind}>
            <dt>{t(`counts.${kind}`)}</dt>
            <dd className="tabular">{count(list.counts[kind] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
