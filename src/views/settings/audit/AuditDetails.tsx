import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '@contract/audit'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { paths } from '@/configs/paths'
import { auditListUrl, type AuditQuery } from './auditQuery'
import type { AuditText } from './auditText'
import { ChangeTable } from './ChangeTable'
import './audit.scss'

interface AuditDetailsProps {
  entry: AuditEntry
  text: AuditText
  onClose: () => void
}

const here = (query: Partial<AuditQuery>) => `${paths.audit}?${auditListUrl.write(query).toString()}`

/** All details of an entry, with links. */
export function AuditDetails({ entry, text, onClose }: AuditDetailsProps) {
  const { t } = useTranslation('audit')
  const { actorId, actorName, subjectId, device, address, requestId } = entry
  const path = recordPath(entry)
  const subject = text.subject(entry)
  return (
    <Drawer isOpen title={text.action(entry)} onClose={onClose}>
      <div className="audit-details">
        <DefinitionList
          items={[
            { term: t('detail.about'), value: subject && path ? <Link to={path}>{subject}</Link> : subject },
            { term: t('detail.who'), value: text.actor(entry) },
            { term: t('detail.when'), value: <time dateTime={entry.at}>{text.when(entry)}</time> },
            { term: t('detail.device'), value: device },
            { term: t('detail.address'), value: address },
          ].filter(({ value }) => value !== undefined && value !== '')}
        />
        <ChangeTable entry={entry} text={text} />
        <ul className="audit-ways">
          {subjectId !== undefined && isKept(entry) && (
            <li>
              <Link to={paths.member(subjectId)}>{t('detail.bringBack')}</Link>
            </li>
          )}
          {actorId !== undefined && actorName !== undefined && (
            <li>
              <Link to={here({ actorId })}>{t('detail.byActor', { name: actorName })}</Link>
            </li>
          )}
          {subjectId !== undefined && (
            <li>
              <Link to={here({ subjectId })}>{t('detail.ofSubject')}</Link>
            </li>
          )}
        </ul>
        {requestId !== undefined && (
          <p className="audit-request muted">
            {t('detail.requestId')} <code>{requestId}</code>. {t('detail.requestHint')}
          </p>
        )}
      </div>
    </Drawer>
  )
}

/** A removed member who can be restored on their page. */
const isKept = ({ action, isSubjectThere, subjectName }: AuditEntry) =>
  action === 'member_removed' && !isSubjectThere && subjectName !== undefined

/** Path of the entry's record; undefined if it was removed, or has no page. */
function recordPath({ isSubjectThere, subjectType, subjectId }: AuditEntry): string | undefined {
  if (!isSubjectThere || subjectId === undefined) return undefined
  if (subjectType === 'member') return paths.member(subjectId)
  if (subjectType === 'finance') return paths.finance(subjectId)
  if (subjectType === 'event') return paths.event(subjectId)
  if (subjectType === 'piece') return paths.piece(subjectId)
  if (subjectType === 'pool_person') return paths.poolPerson(subjectId)
  if (subjectType === 'poll') return paths.poll(subjectId)
  if (subjectType === 'message') return paths.message(subjectId)
  return subjectType === 'user' ? paths.people : undefined
}
