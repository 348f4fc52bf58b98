import { useTranslation } from 'react-i18next'
import { FeeSettingsWrite, classChanges, partPeriods, type FeeSettings } from '@contract/finances/fees'
import { showToast } from '@/@core/components/feedback/showToast'
import { SelectField } from '@/@core/components/fields/SelectField'
import { failureOf } from '@/api/failure'
import { saveFeeSettings } from '@/redux/finances/fees'
import { toastFailure } from '@/shared/failures/toastFailure'

interface FeeSettingsFieldsProps {
  settings: FeeSettings
  /** Absent for those who may not change it. */
  onChanged: (() => void) | undefined
}

/** What is charged of periods that a member does not attend as a whole; each choice is saved immediately. */
export function FeeSettingsFields({ settings, onChanged }: FeeSettingsFieldsProps) {
  const { t } = useTranslation('fees')

  async function choose(chosen: Partial<Record<keyof FeeSettings, string>>): Promise<void> {
    const changed = FeeSettingsWrite.safeParse({ version: settings.version, ...chosen })
    if (!changed.success) return
    try {
      await saveFeeSettings(changed.data)
      showToast.success(t('settings.saved'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      onChanged?.()
    }
  }

  const shared = { disabled: !onChanged, required: true }
  return (
    <>
      <SelectField
        {...shared}
        label={t('firstPeriod.label')}
        hint={t('firstPeriod.hint')}
        value={settings.firstPeriod}
        onChange={({ target }) => void choose({ firstPeriod: target.value })}
        options={partPeriods.map((value) => ({ value, label: t(`firstPeriod.${value}`) }))}
      />
      <SelectField
        {...shared}
        label={t('lastPeriod.label')}
        hint={t('lastPeriod.hint')}
        value={settings.lastPeriod}
        onChange={({ target }) => void choose({ lastPeriod: target.value })}
        options={partPeriods.map((value) => ({ value, label: t(`lastPeriod.${value}`) }))}
      />
      <SelectField
        {...shared}
        label={t('classChange.label')}
        hint={t('classChange.hint')}
        value={settings.classChange}
        onChange={({ target }) => void choose({ classChange: target.value })}
        options={classChanges.map((value) => ({ value, label: t(`classChange.${value}`) }))}
      />
    </>
  )
}
