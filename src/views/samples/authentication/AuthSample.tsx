import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import { useDocumentTitle } from '@/@core/hooks/useDocumentTitle'
import { useFocusHeading } from '@/@core/hooks/useFocusHeading'
import { HallPicture } from '@/views/samples/art/HallPicture'
import type { MotifName } from '@/views/samples/art/Motif'
import { BlankFrame } from '@/views/samples/blank/BlankFrame'
import { authPath, type AuthPage, type Look } from './authPath'
import './authSample.scss'

/** What the light falls on beside each page. */
const motifs: Record<AuthPage, MotifName> = {
  login: 'musicStand',
  register: 'chair',
  'forgot-password': 'gaps',
  'verify-email': 'envelope',
  'two-steps': 'metronome',
  'reset-password': 'tuningFork',
}

interface AuthSampleProps {
  page: AuthPage
  look: Look
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A page about signing in, in either look; what it asks for is the same in both. */
export function AuthSample({ page, look, title, lead, children }: AuthSampleProps) {
  const { t } = useTranslation('samplesAuthentication')
  const heading = useFocusHeading()
  useDocumentTitle(title)
  const other = look === 'basic' ? 'cover' : 'basic'
  const content = (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="auth-lead">{lead}</p>}
      {children}
    </>
  )
  return (
    <BlankFrame
      {...(look === 'cover' && { picture: <HallPicture motif={motifs[page]} /> })}
      links={<Link to={authPath(page, other)}>{t(`otherLook.${other}`)}</Link>}
    >
      {look === 'basic' ? (
        <div className="auth-basic">
          <svg className="auth-arcs" viewBox="0 0 640 640" aria-hidden>
            {[120, 170, 220, 270, 318].map((radius) => (
              <circle key={radius} cx="320" cy="320" r={radius} />
            ))}
          </svg>
          <Card className="auth-card">{content}</Card>
        </div>
      ) : (
        <div className="auth-cover">{content}</div>
      )}
    </BlankFrame>
  )
}
