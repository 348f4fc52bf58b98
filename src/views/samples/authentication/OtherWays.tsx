import { AtSign, Fingerprint, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'

const ways = [
  { id: 'passkey', icon: Fingerprint },
  { id: 'link', icon: AtSign },
  { id: 'sso', icon: KeyRound },
] as const

/** What else one might sign in with. The samples have no such thing: each says so when it is pressed. */
export function OtherWays() {
  const { t } = useTranslation('samplesAuthentication')
  const [pressed, setPressed] = useState<(typeof ways)[number]['id'] | null>(null)
  return (
    <>
      <p className="auth-or">{t('ways.or')}</p>
      <div className="auth-ways">
        {ways.map(({ id, icon: Icon }) => (
          <Button key={id} onClick={() => setPressed(id)}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {t(`ways.${id}`)}
          </Button>
        ))}
      </div>
      <output className="auth-said">{pressed !== null && t('ways.isSample', { way: t(`ways.${pressed}`) })}</output>
    </>
  )
}
