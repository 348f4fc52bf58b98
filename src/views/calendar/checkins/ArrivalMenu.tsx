import { Clock, ClockAlert, UserX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '@/@core/components/table/RowMenu'
import type { DoorMark } from './checkinPeople'

const icons: Record<DoorMark, LucideIcon> = { onTime: Clock, late: ClockAlert, excused: UserX }

interface ArrivalMenuProps {
  /** Of the person. */
  id: string
  /** How they are called on the screen. */
  name: string
  marks: DoorMark[]
  onMark: (mark: DoorMark) => void
}

/** How somebody came, beside the tap that says that they did. */
export function ArrivalMenu({ id, name, marks, onMark }: ArrivalMenuProps) {
  const { t } = useTranslation('checkin')
  return (
    <RowMenu id={id} label={t('marks', { name })}>
      {(close) =>
        marks.map((mark) => {
          const Icon = icons[mark]
          return (
            <button
              key={mark}
              type="button"
              className="panel-row"
              onClick={() => {
                close()
                onMark(mark)
              }}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{t(`mark.${mark}`)}</span>
            </button>
          )
        })
      }
    </RowMenu>
  )
}
