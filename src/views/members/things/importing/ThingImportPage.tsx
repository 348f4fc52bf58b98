import { useTranslation } from 'react-i18next'
import type { MemberName } from '@contract/names'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { listMemberNames } from '@/redux/names'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { Loaded } from '@/shared/records/Loaded'
import { useThingImportArea } from './useThingImportArea'
import { useThingImportServer } from './useThingImportServer'

/** An inventory becomes things, and loans to whom it says. */
export function ThingImportPage() {
  const load = useQuery(listMemberNames, '')
  return (
    <Loaded {...load} isKept>
      {({ rows }) => <Import members={rows} />}
    </Loaded>
  )
}

function Import({ members }: { members: readonly MemberName[] }) {
  const { t } = useTranslation('thingImport')
  const format = useFormat()
  const csvLocale = useCsvForm().locale
  const userId = useAppSelector(selectUser)?.id ?? ''
  const area = useThingImportArea(members)
  const server = useThingImportServer()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={<BackLink to={paths.things} label={t('back')} />} />
      <ImportWizard
        csvLocale={csvLocale}
        area={area}
        server={server}
        storageKey={`${userId}.things.import`}
        texts={{
          confirm: (count) => t('confirm', counted(count)),
          added: (count) => t('added', counted(count)),
          see: t('see'),
          seePath: paths.things,
        }}
      >
        {() => null}
      </ImportWizard>
    </>
  )
}
