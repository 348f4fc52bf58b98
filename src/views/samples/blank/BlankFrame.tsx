import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Brand } from '@/@core/components/Brand'
import { useAppliedLayout } from '@/@core/hooks/useAppliedLayout'
import { AuthTools } from '@/auth/AuthTools'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import './blankFrame.scss'

interface BlankFrameProps {
  /** Beside the page, above it on a narrow screen. Without one the page has the whole window. */
  picture?: ReactNode
  /** At the foot, after the way back. */
  links?: ReactNode
  children: ReactNode
}

/** Around every sample page without the shell: says that it is one, and leads back. */
export function BlankFrame({ picture, links, children }: BlankFrameProps) {
  const { t } = useTranslation('samples')
  useAppliedLayout(useAppSelector((state) => state.layout))
  return (
    <div className={`blank-frame${picture === undefined ? '' : ' has-picture'}`}>
      {picture !== undefined && <div className="frame-picture">{picture}</div>}
      <div className="frame-column">
        <header className="frame-top">
          <Brand to={paths.home} />
          <div className="frame-tools">
            <AuthTools />
          </div>
        </header>
        <main className="frame-main">{children}</main>
        <footer className="frame-foot">
          <p>
            <FlaskConical size={14} strokeWidth={1.75} aria-hidden />
            {t('public.note')}
          </p>
          <Link to={paths.home}>{t('public.back')}</Link>
          {links}
        </footer>
      </div>
    </div>
  )
}
