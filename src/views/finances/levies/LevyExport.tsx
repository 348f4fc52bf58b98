import { useTranslation } from 'react-i18next'
import type { Levy, LevyMember } from '@contract/finances/levies'
import { findLevy } from '@/redux/finances/levies'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'

const selectPeople = async (id: string): Promise<LevyMember[]> => (await findLevy(id)).people

/** Exports a levy's payments by member as CSV. */
export function LevyExport({ levy }: { levy: Levy }) {
  const { t } = useTranslation(['levies', 'members'])
  const money = useMoney()

  async function toCsv(people: LevyMember[], locale: string): Promise<string> {
    const { levyCsv } = await import('./levyCsv')
    return levyCsv(people, { t, money, language: locale })
  }

  return (
    <ExportButton
      what="levies"
      of={levy.name}
      select={selectPeople}
      selection={levy.id}
      toCsv={toCsv}
      title={levy.name}
      doneText={(count, shown) => t('exported', { count, shown })}
    />
  )
}
