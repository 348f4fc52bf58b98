import { LibraryBig } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Card } from 'reactstrap'
import { v7 as newId } from 'uuid'
import type { PieceImport, PieceImportAnswer, ProgrammeLine } from '@contract/calendar/pieceImports'
import { lengthOf, secondsInAll } from '@contract/lengths'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchTakeOver, importPieces, undoPieceImport } from '@/redux/calendar/pieces'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useDuration } from '@/shared/programme/useDuration'
import { foldWords } from '@/@core/components/foldText'
import { groupAlike, isAlike } from './alikeLines'
import './repertoire.scss'

interface Offer {
  key: string
  /** As it is spelled most often. */
  line: ProgrammeLine
  spellings: ProgrammeLine[]
  count: number
  /** The piece of the repertoire that it is, where there is one. */
  known: LibraryPiece | undefined
}

const isSame = (piece: LibraryPiece, line: ProgrammeLine) =>
  foldWords(piece.title) === foldWords(line.title) && foldWords(piece.composer ?? '') === foldWords(line.composer ?? '')

function offersOf(lines: readonly ProgrammeLine[], pieces: readonly LibraryPiece[]): Offer[] {
  return groupAlike(lines).map((spellings) => {
    const line = spellings.reduce((most, one) => (one.count > most.count ? one : most))
    const composer = line.composer ?? spellings.find((one) => one.composer !== undefined)?.composer
    const timed = line.minutes === undefined ? spellings.find((one) => one.minutes !== undefined) : line
    return {
      key: `${line.title}/${line.composer}`,
      line: { ...line, ...(composer !== undefined && { composer }), ...(timed && lengthOf(secondsInAll(timed) ?? 0)) },
      spellings,
      count: spellings.reduce((sum, one) => sum + one.count, 0),
      known: pieces.find((piece) => isSame(piece, line)) ?? pieces.find((piece) => isAlike(piece, line)),
    }
  })
}

function importOf(offers: readonly Offer[]): PieceImport {
  const all = offers.map(({ line, spellings, known }) => {
    const { count: _count, ...piece } = { id: known?.id ?? newId(), ...line }
    const ties = spellings.map(({ title, composer }) => ({ title, ...(composer !== undefined && { composer }) }))
    return { piece, isNew: known === undefined, tie: { pieceId: piece.id, spellings: ties } }
  })
  return { pieces: all.filter(({ isNew }) => isNew).map(({ piece }) => piece), ties: all.map(({ tie }) => tie) }
}

/** What programmes have and the repertoire does not: alike spellings as one, all of them or those that are ticked. */
export function TakeOverPage() {
  const { t } = useTranslation('pieces')
  const load = useQuery(fetchTakeOver, undefined)
  return (
    <>
      <PageHeader
        title={t('takeOver.title')}
        lead={t('takeOver.lead')}
        back={<BackLink to={paths.repertoire} label={t('back')} />}
      />
      <Loaded {...load} isKept>
        {({ lines, pieces }) =>
          lines.length === 0 ? (
            <EmptyState icon={LibraryBig} title={t('takeOver.none')} hint={t('takeOver.noneText')} />
          ) : (
            <OfferList lines={lines} pieces={pieces} />
          )
        }
      </Loaded>
    </>
  )
}

function OfferList({ lines, pieces }: { lines: readonly ProgrammeLine[]; pieces: readonly LibraryPiece[] }) {
  const { t } = useTranslation('pieces')
  const { count } = useFormat()
  const duration = useDuration()
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const offers = useMemo(() => offersOf(lines, pieces), [lines, pieces])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const chosen = offers.filter(({ key }) => !left.has(key))

  function toggle(key: string): void {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }

  async function save(): Promise<void> {
    const sent = importOf(chosen)
    setBusy(true)
    let made: PieceImportAnswer
    try {
      made = await importPieces(sent)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return setBusy(false)
    }
    const undo = {
      run: () => undoPieceImport(sent, made),
      done: t('takeOver.undone'),
      onDone: () => navigate(paths.takeOverPieces),
    }
    showToast.success(t('takeOver.done', { count: chosen.length, shown: count(chosen.length) }), offerUndo(undo))
    await navigate(paths.repertoire, { replace: true })
    return undefined
  }

  return (
    <>
      <Card tag="section" className="piece-card" aria-label={t('takeOver.title')}>
        <ul className="piece-events">
          {offers.map(({ key, line, spellings, known, count: times }) => {
            const others = spellings.filter((one) => one.title !== line.title).map(({ title }) => title)
            const told = [
              line.composer,
              duration(line),
              t('takeOver.events', { count: times, shown: count(times) }),
              known && t('takeOver.known', { title: known.title }),
              others.length > 0 && t('takeOver.also', { titles: [...new Set(others)].join(', ') }),
            ]
            return (
              <li key={key}>
                <CheckboxField
                  label={line.title}
                  checked={!left.has(key)}
                  onChange={() => toggle(key)}
                  hint={told.filter(Boolean).join(' · ')}
                />
              </li>
            )
          })}
        </ul>
      </Card>
      <p className="piece-save">
        <Button color="primary" isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void save()}>
          {t('takeOver.save', { count: chosen.length, shown: count(chosen.length) })}
        </Button>
      </p>
    </>
  )
}
