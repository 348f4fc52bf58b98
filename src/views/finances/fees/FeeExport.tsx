import { useTranslation } from 'react-i18next'
import type { FeeClass, FeeMember } from '@contract/finances/fees'
import { fetchFees } from '@/redux/finances/fees'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'

const selectMembers = async (): Promise<FeeMember[]> => (await fetchFees()).members

interface FeeExportProps {
  classes: FeeClass[]
  /** `YYYY-MM` */
  month: string
}

/** Exports the members' classes and amounts of a month as CSV. */
export function FeeExport({ classes, month }: FeeExportProps) {
  const { t } = useTranslation(['fees', 'members'])
  const money = useMoney()

  async function toCsv(members: FeeMember[], locale: string): Promise<string> {
    const { feeCsv } = await import('./feeCsv')
    return feeCsv({ classes, members }, month, { t, money, language: locale })
  }

  return (
    <ExportButton
      what="fees"
      select={selectMembers}
      selection={month}
      toCsv={toCsv}
      title={t('title')}
      doneText={(count, shown) => t('exported', { count, shown })}
    />
  )
}
