import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { MonthPickerProps } from './MonthPicker'

/** About, in root font sizes; for the choice of the side with room. */
export const PICKER_HEIGHT_REM = 22

/** The month, whose code is fetched when it is first opened. Where it does not come, the day can still be typed. */
export function MonthPickerPanel(props: MonthPickerProps) {
  const { t } = useTranslation('shell')
  const [Picker, setPicker] = useState<ComponentType<MonthPickerProps>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isMounted = true
    import('./MonthPicker').then(
      (file) => isMounted && setPicker(() => file.default),
      () => isMounted && setHasFailed(true),
    )
    return () => {
      isMounted = false
    }
  }, [])

  if (Picker) return <Picker {...props} />
  return <output className="panel-hint">{hasFailed ? t('dates.noCalendar') : t('loading')}</output>
}
