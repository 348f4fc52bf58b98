import { Printer } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { allMembers, fetchSections, findFeeClassName, findMemberGroupName } from '@/redux/members'
import { useFullList } from '@/redux/useFullList'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { toSelection } from '@/views/members/query/memberQuery'
import { useOwnColumns } from '@/views/members/list/useOwnColumns'
import { useOwnFilterText } from '@/views/members/list/useOwnFilterText'
import { ChosenPrint } from '@/views/members/chosen/chosenPrint'
import { ChosenPrintPage } from './ChosenPrintPage'
import { useGuardians } from '@/views/members/columns/useGuardians'
import { MemberPrintLayout } from './MemberPrintLayout'
import { useMemberQuery } from '@/views/members/query/useMemberQuery'

/** The list's members for printing, or those that were ticked in it. */
export function MemberPrintPage() {
  const { state } = useLocation()
  const chosen = useMemo(() => ChosenPrint.safeParse(state).data, [state])
  return chosen ? <ChosenPrintPage print={chosen} /> : <FoundPrintPage />
}

function FoundPrintPage() {
  const { t } = useTranslation('members')
  const { query } = useMemberQuery()
  const { search } = useLocation()
  const selection = useMemo(() => toSelection(query), [query])
  const load = useFullList(allMembers, selection)
  const { answer: members } = load
  const { answer: feeClass, failure: unnamed } = useQuery(findFeeClassName, query.feeClass)
  const { fields, chosen, chosenMore, isSettled: hasFields } = useOwnColumns()
  const { guardiansOf, isSettled: hasGuardians } = useGuardians(chosenMore.includes('guardians'))
  const isSettled = hasFields && hasGuardians
  const ownFilter = useOwnFilterText(fields, query)
  const sections = useQuery(fetchSections, undefined)
  const { answer: memberGroup } = useQuery(findMemberGroupName, query.memberGroup)
  const hasSections = sections.answer !== null || sections.failure !== null
  const isReady = members !== null && isSettled && hasSections && (feeClass !== null || unnamed !== null)
  const group = useAppSelector(selectUser)?.group.name
  // A browser proposes it as the name of the PDF.
  const documentTitle = t('printing.title', { group })

  // The print dialog opens once there is something to print.
  useEffect(() => {
    if (isReady) window.print()
  }, [isReady])

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('print')}
          documentTitle={documentTitle}
          lead={t('printing.hint')}
          back={<BackLink to={`${paths.members}${search}`} label={t('backToList')} />}
          actions={
            members && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('printing.print')}
              </Button>
            )
          }
        />
      </div>
      <Loaded {...load} answer={isSettled && hasSections ? members : null} isKept>
        {(members) => (
          <MemberPrintLayout
            members={members}
            more={chosenMore}
            guardiansOf={guardiansOf}
            ownFields={chosen}
            sections={sections.answer?.settings.sections ?? []}
            query={query}
            feeClass={feeClass ?? ''}
            memberGroup={memberGroup ?? ''}
            ownFilter={ownFilter}
          />
        )}
      </Loaded>
    </>
  )
}
