import { createMongoAbility } from '@casl/ability'
import { AbilityProvider } from '@casl/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useAppAbility, type AppAbility } from '@/auth/Can'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { AccessCards } from './AccessCards'
import { AccessTable } from './AccessTable'
import { roleRules, viewedRoles, type ViewedRole } from './roleRules'
import '@/@core/styles/customizer.scss'
import './access.scss'

/** What each role sees and may do, looked at with the eyes of any; who one is does not change by it. */
export function AccessControlPage() {
  const { t } = useTranslation('samplesAccess')
  const user = useAppSelector(selectUser)
  const own = useAppAbility()
  const [viewed, setViewed] = useState<ViewedRole | 'self'>('self')
  const ability = useMemo(
    () => (viewed === 'self' ? own : createMongoAbility<AppAbility>(roleRules[viewed])),
    [own, viewed],
  )
  const ownRole = user ? t(`roles.${user.role}`) : ''
  return (
    <div className="access-page">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="access-eyes">
        <ChoiceGroup
          legend={t('eyes')}
          value={viewed}
          onChange={setViewed}
          options={[
            { value: 'self', label: t('self', { role: ownRole }) },
            ...viewedRoles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
          ]}
        />
        <output className="form-text">
          {viewed === 'self'
            ? t('asSelf', { name: user?.name ?? '' })
            : t('asOther', { role: t(`roles.${viewed}`), name: user?.name ?? '', own: ownRole })}
        </output>
      </div>
      <AbilityProvider value={ability}>
        <AccessCards />
      </AbilityProvider>
      <AccessTable current={viewed === 'self' ? user?.role : viewed} />
    </div>
  )
}
