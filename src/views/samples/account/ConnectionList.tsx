import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { connectedSites, saveAccount, type Account, type ConnectedSite } from './account'

interface ConnectionListProps {
  account: Account
  onSaved: (account: Account) => void
}

/** Accounts elsewhere: each is tied or untied at once, and what was untied can be tied again. */
export function ConnectionList({ account, onSaved }: ConnectionListProps) {
  const { t } = useTranslation(['samplesAccount', 'shell'])
  const { social, general } = account

  async function keep(site: ConnectedSite, id: string): Promise<boolean> {
    const connections = { ...social.connections, [site]: { profileImg: '', id } }
    try {
      onSaved(await saveAccount({ social: { ...social, connections } }))
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    }
  }

  async function toggle(site: ConnectedSite): Promise<void> {
    const { id } = social.connections[site]
    const name = t(`sites.${site}`)
    if (id === '') {
      if (await keep(site, general.username)) showToast.success(t('connections.tied', { site: name }))
    } else if (await keep(site, '')) {
      const action = { label: t('shell:undo'), onPress: () => void keep(site, id) }
      showToast.success(t('connections.untied', { site: name }), { action })
    }
  }

  return (
    <Card tag="section" className="settings-form" aria-labelledby="account-connections">
      <h2 id="account-connections">{t('connections.title')}</h2>
      <p className="muted">{t('connections.text')}</p>
      <ul className="connection-list">
        {connectedSites.map((site) => {
          const { id } = social.connections[site]
          const name = t(`sites.${site}`)
          return (
            <li key={site}>
              <span className="site-mark" aria-hidden>
                {name.slice(0, 1)}
              </span>
              <span>
                <strong>{name}</strong>
                <span className="muted">{id === '' ? t('connections.none') : `@${id}`}</span>
              </span>
              <Button
                size="sm"
                color={id === '' ? 'secondary' : 'danger-quiet'}
                label={t(id === '' ? 'connections.tieNamed' : 'connections.untieNamed', { site: name })}
                onClick={() => void toggle(site)}
              >
                {t(id === '' ? 'connections.tie' : 'connections.untie')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
