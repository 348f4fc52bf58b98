import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Day } from '@contract/calendar'
import { DateField } from '@/@core/components/fields/DateField'

/** Debounce: a date that is typed in parts is a valid other date in between. */
const WAIT_MS = 400

interface GoToDateProps {
  /** The date that the calendar shows. */
  date: string
  onGo: (day: string) => void
}

/** Goes to the date that is picked or typed. */
export function GoToDate({ date, onGo }: GoToDateProps) {
  const { t } = useTranslation('calendar')
  /** Null where nothing was typed: the field then shows `date`. */
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState(date)
  if (before !== date) {
    setBefore(date)
    setTyped(null)
  }
  const wanted = typed !== date && Day.safeParse(typed).success ? typed : null

  useEffect(() => {
    if (wanted === null) return undefined
    const timer = setTimeout(() => onGo(wanted), WAIT_MS)
    return () => clearTimeout(timer)
  }, [wanted, onGo])

  return (
    <DateField
      className="calendar-goto"
      label={t('goTo')}
      required
      value={typed ?? date}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (wanted === null) setTyped(null)
        else onGo(wanted)
      }}
    />
  )
}
