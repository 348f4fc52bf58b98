import { useTranslation } from 'react-i18next'
import type { HomeOverview } from '@contract/home/overview'
import { useFormat } from '@/shared/dates/useFormat'
import { HomePanel } from './HomePanel'

/** Warning that there is no recent backup. */
export function BackupPanel({ madeAt }: NonNullable<HomeOverview['oldBackup']>) {
  const { t } = useTranslation('home')
  const { dateTime } = useFormat()
  return (
    <HomePanel title={t('backup.title')}>
      <p>{madeAt === undefined ? t('backup.none') : t('backup.old', { at: dateTime(madeAt) })}</p>
    </HomePanel>
  )
}
