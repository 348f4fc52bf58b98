import { Download, Eraser, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { findMemberData } from '@/redux/memberData'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import { MemberFacts } from '@/views/members/member/MemberFacts'
import { EraseMemberDialog } from './EraseMemberDialog'
import { MemberRecords } from './MemberRecords'
import { OwnData } from './OwnData'

/** All data of one person: to read, print, hand over as a file, and erase. */
export function MemberDataPage({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const groupSections = useGroupSections()
  const { isoDay, day } = useFormat()
  const group = useAppSelector(selectUser)?.group.name ?? ''
  const load = useQuery(findMemberData, member.id)
  const { answer: data } = load
  const [isErasing, setErasing] = useState(false)
  const [asOf] = useState(() => new Date().toISOString())
  const title = t('data.title', { name: member.name })

  function download(): void {
    const text = `${JSON.stringify({ group, asOf, ...data }, null, 2)}\n`
    saveTextFile(fileName([group, member.name, isoDay(new Date(asOf))], 'json'), text, 'application/json')
  }

  return (
    <>
      <PageHeader
        title={title}
        lead={t('data.lead', { group, date: day(asOf) })}
        back={<BackLink to={paths.member(member.id)} label={member.name} />}
        actions={
          data && (
            <>
              <Button onClick={download}>
                <Download size={16} aria-hidden />
                {t('data.download')}
              </Button>
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('printing.print')}
              </Button>
            </>
          )
        }
      />
      <Loaded {...load} isKept>
        {(data) => (
          <>
            <MemberFacts member={data.member} section={groupSections.nameOf(data.member)} />
            <OwnData values={data.ownValues} />
            <MemberRecords data={data} />
            <section className="member-erasure no-print">
              <h2>{t('data.eraseTitle')}</h2>
              <p className="muted">{t(member.status === 'former' ? 'data.eraseText' : 'data.eraseLater')}</p>
              {member.status === 'former' && (
                <Button color="danger-quiet" onClick={() => setErasing(true)}>
                  <Eraser size={16} aria-hidden />
                  {t('data.erase')}
                </Button>
              )}
            </section>
            {isErasing && <EraseMemberDialog member={member} onClose={() => setErasing(false)} />}
          </>
        )}
      </Loaded>
    </>
  )
}
