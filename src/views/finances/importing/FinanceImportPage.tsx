import { useTranslation } from 'react-i18next'
import { FinanceWrite, type FinanceImport, type FinanceLine } from '@contract/finances'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { EarlierImportList } from '@/shared/importing/EarlierImportList'
import { useFormat } from '@/shared/dates/useFormat'
import { useImportServer } from '@/shared/importing/useImportServer'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { financeImports } from '@/redux/imports'
import { useFinanceImportArea } from './useFinanceImportArea'

const adapter = {
  toLine: ({ date, kind, amount, description }: FinanceWrite): FinanceLine => ({ date, kind, amount, description }),
  toBatch: ({ items, ...head }: { id: string; fileName: string; items: FinanceWrite[] }): FinanceImport => ({
    ...head,
    finances: items,
  }),
  nameOf: (current: unknown) => FinanceWrite.safeParse(current).data?.description ?? '',
}

/** A bank's file or a spreadsheet becomes entries. */
export function FinanceImportPage() {
  const { t } = useTranslation('imports')
  const { count: number } = useFormat()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const area = useFinanceImportArea()
  const server = useImportServer(financeImports, adapter)
  const counted = (count: number) => ({ count, shown: number(count) })
  const texts = {
    confirm: (count: number) => t('finances.confirm', counted(count)),
    added: (count: number) => t('finances.added', counted(count)),
    see: t('finances.see'),
    seePath: paths.financeEntries,
  }

  return (
    <>
      <PageHeader
        title={t('finances.title')}
        lead={t('finances.lead')}
        back={<BackLink to={paths.financeEntries} label={t('finances.back')} />}
      />
      <ImportWizard area={area} server={server} texts={texts} storageKey={`${userId}.finances.import`}>
        <EarlierImportList
          calls={financeImports}
          server={server}
          countText={(count) => t('finances.count', counted(count))}
          consequence={(count) => t('finances.takeBackText', counted(count))}
        />
      </ImportWizard>
    </>
  )
}
