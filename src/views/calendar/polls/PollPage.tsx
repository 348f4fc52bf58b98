import { BellRing, Download, Ellipsis, Lock, LockOpen, Pencil, Share2, Trash2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PollMatrix } from '@contract/calendar/polls'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { IconButton } from '@/@core/components/IconButton'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { memberLabel } from '@/shared/records/memberLabel'
import { AnswerDialog, ShareDialog, type Sharing } from './PollDialogs'
import { PollDates } from './PollDates'
import { PollLoader } from './PollLoader'
import { stateStyles } from './pollStyles'
import { isSilent, PollTable, type CellChoice } from './PollTable'
import { usePollActions } from './usePollActions'
import './polls.scss'

export function PollPage() {
  return <PollLoader isShown>{(matrix, reload) => <PollScreen matrix={matrix} reload={reload} />}</PollLoader>
}

/** Who can when, how strong each date is, and the choice. */
function PollScreen({ matrix, reload }: { matrix: PollMatrix; reload: () => void }) {
  const { t } = useTranslation(['polls', 'events', 'shell'])
  const csvForm = useCsvForm().form
  const { dayInFull } = useEventWhen()
  const { date } = useFormat()
  const actions = usePollActions(matrix, reload)
  const [sharing, setSharing] = useState<Sharing | null>(null)
  const [picked, setPicked] = useState<CellChoice | null>(null)
  const { poll, state, event, dates } = matrix
  const { tone, shape } = categoryStyles[poll.calendar]
  // There are answers and silent members: before the first answer, the question to all is offered instead.
  const hasSilent = matrix.members.some(isSilent) && !matrix.members.every(isSilent)
  const pickedDate = dates.find(({ id }) => id === picked?.dateId)
  const at = dates.findIndex(({ id }) => id === picked?.dateId)

  return (
    <>
      <PageHeader
        title={poll.title}
        back={<BackLink to={paths.polls} label={t('toPolls')} />}
        lead={
          <span className="cluster">
            <StatusLabel shape={shape} tone={tone} label={t(`events:categories.${poll.calendar}`)} />
            <StatusLabel {...stateStyles[state]} label={t(`states.${state}`)} />
            {poll.location !== undefined && <span>{poll.location}</span>}
            {state === 'open' && poll.closesOn !== undefined && (
              <span>{t('closesOn', { day: date(poll.closesOn) })}</span>
            )}
          </span>
        }
        actions={
          <>
            <DropPanel
              className="tooltip-edge-end"
              renderTrigger={(button) => (
                <IconButton {...button} icon={Ellipsis} label={t('more')} isBusy={actions.isBusy} />
              )}
            >
              {(close) => {
                const act = (work: () => unknown) => () => {
                  close()
                  work()
                }
                return (
                  <>
                    <Row
                      icon={Download}
                      label={t('csv')}
                      hint={t(`shell:csvForm.${csvForm}`)}
                      onPress={act(() => void actions.saveCsv())}
                    />
                    {state !== 'chosen' && (
                      <Row
                        icon={matrix.closedAt === undefined ? Lock : LockOpen}
                        label={t(matrix.closedAt === undefined ? 'close' : 'reopen')}
                        onPress={act(() => void actions.setClosed(matrix.closedAt === undefined))}
                      />
                    )}
                    <Row icon={Trash2} label={t('remove')} onPress={act(() => void actions.remove())} />
                  </>
                )
              }}
            </DropPanel>
            {state !== 'chosen' && (
              <Button to={paths.editPoll(poll.id)}>
                <Pencil size={16} aria-hidden />
                {t('edit')}
              </Button>
            )}
            {state === 'open' && hasSilent && (
              <Button onClick={() => setSharing('remind')}>
                <BellRing size={16} aria-hidden />
                {t('remind')}
              </Button>
            )}
            {state !== 'closed' && (
              <Button onClick={() => setSharing(event ? 'chosen' : 'ask')}>
                <Share2 size={16} aria-hidden />
                {t('share')}
              </Button>
            )}
          </>
        }
      />
      {state === 'closed' && <FormAlert tone="info">{t('closedNote')}</FormAlert>}
      {event && (
        <FormAlert tone="info">
          <p>
            {t('chosenNote')} <Link to={paths.event(event.id)}>{t('toEvent')}</Link>
          </p>
        </FormAlert>
      )}
      {poll.description !== undefined && <p className="poll-notes">{poll.description}</p>}
      <PollDates matrix={matrix} busyDate={actions.busyDate} onChoose={(id) => void actions.choose(id)} />
      <PollTable matrix={matrix} onPick={state === 'chosen' ? undefined : setPicked} />
      {sharing && <ShareDialog matrix={matrix} sharing={sharing} onClose={() => setSharing(null)} />}
      {picked && pickedDate && (
        <AnswerDialog
          name={memberLabel(picked.line)}
          when={dayInFull(pickedDate)}
          answer={picked.line.cells[at]?.answer ?? 'silent'}
          isBusy={actions.isBusy}
          onClose={() => setPicked(null)}
          onSet={(answer) => {
            const { line, dateId } = picked
            void actions.setAnswer(line, dateId, answer).then((isSet) => isSet && setPicked(null))
          }}
        />
      )}
    </>
  )
}

interface RowProps {
  icon: LucideIcon
  label: string
  hint?: string
  onPress: () => void
}

function Row({ icon: Icon, label, hint, onPress }: RowProps) {
  return (
    <button type="button" className="panel-row" onClick={onPress}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="panel-row-text">{label}</span>
      {hint !== undefined && <span className="panel-row-hint">{hint}</span>}
    </button>
  )
}
