import { ChevronDown, RefreshCw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { useQuery } from '@/redux/useQuery'
import { askAnalytics } from '@/views/samples/dashboards/boardCalls'
import { analyticsCards } from '@/views/samples/dashboards/cardAnswers'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

interface ActionCardProps {
  title: string
  actions: ReactNode
  children?: ReactNode
}

function ActionCard({ title, actions, children }: ActionCardProps) {
  const titleId = useId()
  return (
    <Card tag="section" aria-labelledby={titleId} className="action-card">
      <header>
        <h3 id={titleId}>{title}</h3>
        <div className="action-buttons">{actions}</div>
      </header>
      {children}
    </Card>
  )
}

export function Collapse({ startsOpen }: { startsOpen: boolean }) {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState<boolean>()
  const isShown = isOpen ?? startsOpen
  const contentId = useId()
  return (
    <ActionCard
      title={words.notes}
      actions={
        <IconButton
          icon={ChevronDown}
          className={`action-chevron${isShown ? ' is-open' : ''}`}
          label={isShown ? words.collapse : words.expand}
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isShown)}
        />
      }
    >
      <div id={contentId} hidden={!isShown}>
        <p>{words.notesText}</p>
      </div>
    </ActionCard>
  )
}

const fetchGoal = () => askAnalytics('goal-overview', analyticsCards['goal-overview'])

export function Refresh() {
  const words = useWords(texts)
  const { i18n } = useTranslation()
  const { answer, isLoading, reload } = useQuery(fetchGoal, undefined)
  const [count, setCount] = useState(0)
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <ActionCard
      title={words.goal}
      actions={
        <IconButton
          icon={RefreshCw}
          label={words.refresh}
          isBusy={isLoading}
          onClick={() => {
            setCount(count + 1)
            reload()
          }}
        />
      }
    >
      <p aria-busy={isLoading}>
        {answer && words.reached.replace('{{count}}', number.format(answer.completed))}
        <output className="muted action-said">
          {!isLoading && count > 0 && words.refreshed.replace('{{count}}', number.format(count))}
        </output>
      </p>
    </ActionCard>
  )
}

export function Close() {
  const words = useWords(texts)
  const { t } = useTranslation('shell')
  const [isGone, setIsGone] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasGone = useRef(false)

  // The button that closed it is gone with the card: the focus stays at the place, and comes back with the card.
  useEffect(() => {
    if (isGone !== wasGone.current) (place.current?.querySelector('button') ?? place.current)?.focus()
    wasGone.current = isGone
  }, [isGone])

  function close(): void {
    setIsGone(true)
    showToast.success(words.closed, { action: { label: t('undo'), onPress: () => setIsGone(false) } })
  }

  return (
    <div ref={place} tabIndex={-1}>
      {isGone ? (
        <p className="muted action-gone">{words.gone}</p>
      ) : (
        <ActionCard title={words.tip} actions={<IconButton icon={X} label={words.close} onClick={close} />}>
          <p>{words.tipText}</p>
        </ActionCard>
      )}
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/IconButton.tsx', 'src/@core/components/feedback/showToast.tsx'],
  examples: [
    example('collapse', Collapse, { startsOpen: flag(true) }),
    example('refresh', Refresh),
    example('close', Close),
  ],
})
