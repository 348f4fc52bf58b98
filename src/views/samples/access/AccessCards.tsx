import { Check, DoorOpen, KeyRound, Lock, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Action, Subject } from '@contract/abilities'
import { Can, useAppAbility } from '@/auth/Can'

const sights = [
  ['members', 'read', 'Member'],
  ['finances', 'read', 'Finance'],
  ['calendar', 'read', 'Event'],
  ['analytics', 'read', 'Analytics'],
] as const satisfies readonly (readonly [string, Action, Subject])[]

const deeds = [
  ['addMember', 'create', 'Member'],
  ['postEntry', 'create', 'Finance'],
  ['planEvent', 'create', 'Event'],
  ['changeGroup', 'update', 'Group'],
  ['invite', 'create', 'User'],
] as const satisfies readonly (readonly [string, Action, Subject])[]

/** Shown by the ability of the nearest provider, as any screen is. */
export function AccessCards() {
  const { t } = useTranslation('samplesAccess')
  const ability = useAppAbility()
  const lists = [
    { id: 'sees', entries: sights },
    { id: 'does', entries: deeds },
  ] as const
  return (
    <div className="access-cards">
      <Card tag="section">
        <h2>
          <DoorOpen size={18} strokeWidth={1.75} aria-hidden />
          {t('everybody.title')}
        </h2>
        <p>{t('everybody.text')}</p>
      </Card>
      <Can I="read" a="ACL">
        <Card tag="section" className="is-guarded">
          <h2>
            <KeyRound size={18} strokeWidth={1.75} aria-hidden />
            {t('guarded.title')}
          </h2>
          <p>{t('guarded.text')}</p>
        </Card>
      </Can>
      <Can not I="read" a="ACL">
        <Card tag="section" className="is-shut">
          <h2>
            <Lock size={18} strokeWidth={1.75} aria-hidden />
            {t('shut.title')}
          </h2>
          <p>{t('shut.text')}</p>
        </Card>
      </Can>
      {lists.map(({ id, entries }) => (
        <Card key={id} tag="section">
          <h2>{t(`lists.${id}`)}</h2>
          <ul>
            {entries.map(([name, action, subject]) => {
              const isAllowed = ability.can(action, subject)
              const Icon = isAllowed ? Check : Minus
              return (
                <li key={name} className={isAllowed ? 'is-allowed' : undefined}>
                  <Icon size={16} strokeWidth={2} aria-hidden />
                  <span>{t(`entries.${name}`)}</span>
                  <span className="visually-hidden">{isAllowed ? t('yes') : t('no')}</span>
                </li>
              )
            })}
          </ul>
        </Card>
      ))}
    </div>
  )
}
