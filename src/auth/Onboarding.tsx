import { useTranslation } from 'react-i18next'
import type { DemoRole } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { DemoSignIn } from './DemoSignIn'

/** The two ways in where there is no group yet. */
export function Onboarding({ demoRoles, onSignIn }: { demoRoles: DemoRole[]; onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <section className="blank-section">
        <p>{t('start.createText')}</p>
        <Button color="primary" block to={paths.register}>
          {t('start.createTitle')}
        </Button>
      </section>
      {demoRoles.length > 0 && <DemoSignIn roles={demoRoles} />}
      <p className="blank-aside">
        <Button color="link" onClick={onSignIn}>
          {t('start.haveAccount')}
        </Button>
      </p>
    </>
  )
}
