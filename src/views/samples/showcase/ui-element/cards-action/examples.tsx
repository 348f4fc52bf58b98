import { ChevronDown, Maximize2, Minimize2, RefreshCw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { showToast } from '@/@core/components/feedback/showToast'
import { useQuery } from '@/redux/useQuery'
import { askAnalytics } from '@/views/samples/dashboards/boardCalls'
import { analyticsCards } from '@/views/samples/dashboards/cardAnswers'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Portrait } from '@/views/samples/kit/Portrait'
import { UserStatusLabel } from '@/views/samples/users/UserStatusLabel'
import { fetchUsers } from '@/views/samples/users/userCalls'
import { texts } from './texts'
import './page.scss'

interface ActionCardProps {
  title: string
  actions: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

function ActionCard({ title, actions, children, ref }: ActionCardProps) {
  const titleId = useId()
  return (
    <Card innerRef={ref} tag="section" aria-labelledby={titleId} className="action-card">
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

/** The button that closed a card is gone with it: the focus stays at the place, and comes back with the card. */
function useFocusedPlace(isGone: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasGone = useRef(false)
  useEffect(() => {
    if (isGone !== wasGone.current) (place.current?.querySelector('button') ?? place.current)?.focus()
    wasGone.current = isGone
  }, [isGone])
  return place
}

export function Close() {
  const words = useWords(texts)
  const { t } = useTranslation('shell')
  const [isGone, setIsGone] = useState(false)
  const place = useFocusedPlace(isGone)

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

/** Whether it fills the screen, and what makes it do so or ends that; Escape ends it as well. */
function useFullscreen() {
  const card = useRef<HTMLElement>(null)
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const follow = () => setIsFull(card.current !== null && document.fullscreenElement === card.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  async function toggle(): Promise<void> {
    try {
      await (isFull ? document.exitFullscreen() : card.current?.requestFullscreen())
    } catch {
      // A browser that does not allow it leaves the card as it is.
      setIsFull(false)
    }
  }
  return { card, isFull, toggle }
}

const NEWEST = { perPage: 5, sortColumn: 'id', sort: 'desc' } as const

/** All of them on a table, as a board has it. */
export function All() {
  const words = useWords(texts)
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const { answer, isLoading, reload } = useQuery(fetchUsers, NEWEST)
  const [isShown, setIsShown] = useState(true)
  const [isGone, setIsGone] = useState(false)
  const place = useFocusedPlace(isGone)
  const { card, isFull, toggle } = useFullscreen()
  const contentId = useId()

  function close(): void {
    setIsGone(true)
    showToast.success(words.cardClosed, { action: { label: t('shell:undo'), onPress: () => setIsGone(false) } })
  }

  return (
    <div ref={place} tabIndex={-1}>
      {isGone ? (
        <p className="muted action-gone">{words.cardGone}</p>
      ) : (
        <ActionCard
          ref={card}
          title={words.newest}
          actions={
            <>
              <IconButton
                icon={ChevronDown}
                className={`action-chevron${isShown ? ' is-open' : ''}`}
                label={isShown ? words.collapse : words.expand}
                aria-expanded={isShown}
                aria-controls={contentId}
                onClick={() => setIsShown(!isShown)}
              />
              <IconButton icon={RefreshCw} label={words.refresh} isBusy={isLoading} onClick={reload} />
              <IconButton
                icon={isFull ? Minimize2 : Maximize2}
                label={isFull ? words.small : words.full}
                onClick={() => void toggle()}
              />
              <IconButton icon={X} label={words.closeCard} onClick={close} />
            </>
          }
        >
          <div id={contentId} hidden={!isShown} className="action-table" aria-busy={isLoading}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('fields.fullName')}</th>
                  <th scope="col">{t('fields.role')}</th>
                  <th scope="col">{t('fields.status')}</th>
                </tr>
              </thead>
              <tbody>
                {answer?.users.map(({ id, fullName, avatar, role, status }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Portrait name={fullName} picture={avatar} /> {fullName}
                    </th>
                    <td>{t(`roles.${role}`)}</td>
                    <td>
                      <UserStatusLabel status={status} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </ActionCard>
      )}
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/IconButton.tsx', 'src/@core/components/feedback/showToast.tsx'],
  examples: [
    example('all', All),
    example('collapse', Collapse, { startsOpen: flag(true) }),
    example('refresh', Refresh),
    example('close', Close),
  ],
})
