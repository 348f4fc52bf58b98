import { useTranslation } from 'react-i18next'
import { Day } from '@contract/calendar'
import { DateField } from '@/@core/components/fields/DateField'

interface GoToDateProps {
  /** The date that the calendar shows. */
  date: string
  onGo: (day: string) => void
}

/** Goes to the date that is picked or typed. */
export function GoToDate({ date, onGo }: GoToDateProps) {
  const { t } = useTranslation('calendar')
  return (
    <DateField
      className="calendar-goto"
      label={t('goTo')}
      required
      value={date}
      onFinish={(day) => {
        if (day !== date && Day.safeParse(day).success) onGo(day)
      }}
    />
  )
}
