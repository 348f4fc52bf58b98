import { useTranslation } from 'react-i18next'
import { FirstPeriod, firstPeriods, type FeeSettings } from '@contract/finances/fees'
import { showToast } from '@/@core/components/feedback/showToast'
import { SelectField } from '@/@core/components/fields/SelectField'
import { failureOf } from '@/api/failure'
import { saveFeeSettings } from '@/redux/finances/fees'
import { toastFailure } from '@/shared/failures/toastFailure'

interface FirstPeriodFieldProps {
  settings: FeeSettings
  /** Absent for those who may not change it. */
  onChanged: (() => void) | undefined
}

/** Setting for the period in which a member joins; saved immediately. */
export function FirstPeriodField({ settings, onChanged }: FirstPeriodFieldProps) {
  const { t } = useTranslation('fees')

  async function choose(chosen: string): Promise<void> {
    const firstPeriod = FirstPeriod.safeParse(chosen)
    if (!firstPeriod.success) return
    try {
      await saveFeeSettings({ ...settings, firstPeriod: firstPeriod.data })
      showToast.success(t('firstPeriod.saved'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      onChanged?.()
    }
  }

  return (
    <SelectField
      label={t('firstPeriod.label')}
      hint={t('firstPeriod.hint')}
      value={settings.firstPeriod}
      disabled={!onChanged}
      required
      onChange={({ target }) => void choose(target.value)}
      options={firstPeriods.map((value) => ({ value, label: t(`firstPeriod.${value}`) }))}
    />
  )
}
