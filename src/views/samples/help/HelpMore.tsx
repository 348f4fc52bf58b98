import { AtSign, BookOpen, CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'

const pages = {
  faq: { path: '/pages/faq', icon: CircleHelp },
  knowledge: { path: '/pages/knowledge-base', icon: BookOpen },
}

/** At the foot of a page of help: the other one, and somebody to write to. */
export function HelpMore({ other }: { other: keyof typeof pages }) {
  const { t } = useTranslation('samplesHelp')
  const { path, icon: Icon } = pages[other]
  return (
    <section className="help-more" aria-labelledby="help-more">
      <h2 id="help-more">{t('more.title')}</h2>
      <p className="muted">{t(`more.${other}`)}</p>
      <div className="cluster">
        <Button to={path}>
          <Icon size={16} aria-hidden />
          {t(`${other}.title`)}
        </Button>
        <Button to="/apps/email">
          <AtSign size={16} aria-hidden />
          {t('more.write')}
        </Button>
      </div>
    </section>
  )
}
