import { Plus, QrCode } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { isMinor } from '@contract/guardianRules'
import type { Member } from '@contract/members'
import type { Contact, ContactWrite } from '@contract/members/contacts'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { useWritesMessages } from '@/auth/useWritesMessages'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchContacts, removeContact, saveContact } from '@/redux/contacts'
import { useQuery } from '@/redux/useQuery'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { PhoneLink } from '@/@core/components/page/PhoneLink'
import { tieOf } from './contactForm'
import './memberContacts.scss'

const ContactDialog = lazyPart(
  loader(() => import('./ContactDialog')),
  (file) => file.ContactDialog,
)

const MailProblem = lazyPart(
  loader(() => withTexts(['messages'], import('@/shared/messages/MailProblem'))),
  (file) => file.MailProblem,
)

const FamilyLinkDialog = lazyPart(
  loader(() => withTexts(['links'], import('./FamilyLinkDialog'))),
  (file) => file.FamilyLinkDialog,
)

interface MemberContactsCardProps {
  member: Member
  /** Who is called first is a part of the member. */
  onChanged: () => void
}

/** Parents and others who belong to a member; who manages members changes them. */
export function MemberContactsCard({ member, onChanged }: MemberContactsCardProps) {
  const { t } = useTranslation('memberContacts')
  const { offerUndo } = useUndo()
  const ability = useAppAbility()
  const canChange = ability.can('manage', 'Member')
  const canLink = ability.can('manage', 'Event')
  const canWrite = useWritesMessages()
  const load = useQuery(fetchContacts, member.id)
  const { answer, reload } = load
  const [editing, setEditing] = useState<{ contact?: Contact } | null>(null)
  const [linked, setLinked] = useState<Contact | null>(null)
  const toRemove = editing?.contact
  const isChild = isMinor(member.birthDate, useToday())
  const contacts = answer?.contacts ?? []
  const hasGuardian = contacts.some((contact) => tieOf(contact, member.id)?.isGuardian)
  const nameOf = useCallback((id: string) => answer?.members.find((one) => one.id === id)?.name ?? '', [answer])

  function changed(): void {
    reload()
    onChanged()
  }

  /** Somebody else's contact stays theirs. */
  async function remove(contact: Contact): Promise<void> {
    const words = { name: contact.name, member: member.name }
    const others = contact.members.filter(({ memberId }) => memberId !== member.id)
    setEditing(null)
    try {
      let back: ContactWrite = contact
      if (others.length === 0) await removeContact(contact.id)
      else back = { ...contact, version: (await saveContact({ ...contact, members: others })).version }
      const undo = { run: () => saveContact(back), done: t('restored', words), onSettled: changed }
      showToast.success(t('removed', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    changed()
  }

  // Whoever may not read contacts is answered none, and shown nothing of them.
  if (!canChange && answer && contacts.length === 0) return null
  return (
    <Card tag="section" className="member-contacts" aria-labelledby="member-contacts">
      <h2 id="member-contacts">{t('title')}</h2>
      <Loaded {...load} />
      {answer && contacts.length === 0 && <p className="muted">{t('empty')}</p>}
      {answer && isChild && (
        <p className="form-text">{t(hasGuardian ? 'minor' : 'minorAlone', { name: member.name })}</p>
      )}
      {contacts.length > 0 && (
        <ul>
          {contacts.map((contact) => {
            const { id, name, phone, email, address, members } = contact
            const { relation, isGuardian, emergency } = tieOf(contact, member.id) ?? {}
            const others = members.filter(({ memberId }) => memberId !== member.id)
            return (
              <li key={id} data-row-id={id}>
                <div className="cluster">
                  {canChange ? (
                    <Button color="link" label={t('change', { name })} onClick={() => setEditing({ contact })}>
                      {name}
                    </Button>
                  ) : (
                    <strong>{name}</strong>
                  )}
                  {relation !== undefined && <span>{relation}</span>}
                  {isGuardian && <span className="contact-mark">{t('guardian')}</span>}
                  {emergency !== undefined && (
                    <span className="contact-mark">{t('called', { number: emergency })}</span>
                  )}
                </div>
                {(phone ?? email) !== undefined && (
                  <div className="cluster">
                    <PhoneLink phone={phone} />
                    {email !== undefined && <EmailAddress address={email} />}
                  </div>
                )}
                {canWrite && isChild && isGuardian && email !== undefined && (
                  <MailProblem isGuardian member={{ id, name, email }} />
                )}
                {address !== undefined && <p className="contact-address">{address}</p>}
                {others.length > 0 && (
                  <div className="cluster muted">
                    {t('also')}
                    {others.map(({ memberId }) => (
                      <Link key={memberId} to={paths.member(memberId)}>
                        {nameOf(memberId)}
                      </Link>
                    ))}
                  </div>
                )}
                {canLink && isGuardian && (
                  <Button size="sm" label={t('familyLinkOf', { name })} onClick={() => setLinked(contact)}>
                    <QrCode size={14} aria-hidden />
                    {t('familyLink')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canChange && answer && (
        <Button size="sm" onClick={() => setEditing({})}>
          <Plus size={15} aria-hidden />
          {t('add')}
        </Button>
      )}
      {editing && (
        <ContactDialog
          member={member}
          contact={editing.contact}
          isGuardian={isChild}
          onSaved={changed}
          onRemove={toRemove && (() => void remove(toRemove))}
          onClose={() => setEditing(null)}
        />
      )}
      {linked && <FamilyLinkDialog contact={linked} onClose={() => setLinked(null)} />}
    </Card>
  )
}
