import { useTranslation } from 'react-i18next'
import type { MemberImport } from '@contract/memberImports'
import { Member, type MemberWrite } from '@contract/members'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { EarlierImportList } from '@/shared/importing/EarlierImportList'
import { useFormat } from '@/shared/dates/useFormat'
import { useImportServer } from '@/shared/importing/useImportServer'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { memberImports, type MemberLine } from '@/redux/imports'
import { useMemberImportArea } from './useMemberImportArea'

const adapter = {
  toLine: ({ name, email }: MemberWrite): MemberLine => ({ name, ...(email !== undefined && { email }) }),
  toBatch: ({ items, ...head }: { id: string; fileName: string; items: MemberWrite[] }): MemberImport => ({
    ...head,
    members: items,
  }),
  nameOf: (current: unknown) => Member.safeParse(current).data?.name ?? '',
}

/** A spreadsheet of people becomes members. */
export function MemberImportPage() {
  const { t } = useTranslation('imports')
  const { count: number } = useFormat()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const area = useMemberImportArea()
  const server = useImportServer(memberImports, adapter)
  const counted = (count: number) => ({ count, shown: number(count) })
  const texts = {
    confirm: (count: number) => t('members.confirm', counted(count)),
    added: (count: number) => t('members.added', counted(count)),
    see: t('members.see'),
    seePath: paths.members,
  }

  return (
    <>
      <PageHeader
        title={t('members.title')}
        lead={t('members.lead')}
        back={<BackLink to={paths.members} label={t('members.back')} />}
      />
      <ImportWizard area={area} server={server} texts={texts} storageKey={`${userId}.members.import`}>
        <EarlierImportList
          calls={memberImports}
          server={server}
          countText={(count) => t('members.count', counted(count))}
          consequence={(count) => t('members.takeBackText', counted(count))}
        />
      </ImportWizard>
    </>
  )
}
