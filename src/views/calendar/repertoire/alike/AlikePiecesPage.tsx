import { ListChecks } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { RecentPieceMerge } from '@contract/calendar/pieceMerges'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { fetchAlikePieces, tellPiecesApart, undoPieceMerge } from '@/redux/calendar/pieces'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { alikePieces, type PiecePair } from './alikePieces'
import { MergePiecesDialog, factsOf } from './MergePiecesDialog'
import '@/views/calendar/repertoire/repertoire.scss'

/** Pieces of the library that are likely to be one, and what was merged in the last day. */
export function AlikePiecesPage() {
  const { t } = useTranslation('pieces')
  const load = useQuery(fetchAlikePieces, undefined)
  return (
    <>
      <PageHeader
        title={t('alike.title')}
        lead={t('alike.lead')}
        back={<BackLink to={paths.repertoire} label={t('back')} />}
      />
      <Loaded {...load} isKept>
        {({ pieces, merges, apart }) => (
          <>
            <Pairs pieces={pieces} apart={apart} onChanged={load.reload} />
            {merges.length > 0 && <Merges merges={merges} onChanged={load.reload} />}
          </>
        )}
      </Loaded>
    </>
  )
}

interface PairsProps {
  pieces: readonly LibraryPiece[]
  apart: readonly (readonly string[])[]
  onChanged: () => void
}

function Pairs({ pieces, apart, onChanged }: PairsProps) {
  const { t } = useTranslation('pieces')
  const { offerUndo } = useUndo()
  const pairs = useMemo(() => alikePieces(pieces, apart), [pieces, apart])
  const [compared, setCompared] = useState<PiecePair | null>(null)

  async function tellApart([one, other]: PiecePair): Promise<void> {
    const words = { one: one.title, other: other.title }
    const tell = (areTwo: boolean) => tellPiecesApart({ ids: [one.id, other.id], areTwo })
    try {
      await tell(true)
      const undo = { run: () => tell(false), done: t('alike.askedAgain', words), onSettled: onChanged }
      showToast.success(t('alike.toldApart', words), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    onChanged()
  }

  if (pairs.length === 0 && compared === null)
    return <EmptyState icon={ListChecks} title={t('alike.emptyTitle')} hint={t('alike.emptyText')} />
  return (
    <Card tag="section" className="piece-card" aria-labelledby="alike-pairs">
      <h2 id="alike-pairs">{t('alike.pairs')}</h2>
      <ul className="piece-pairs">
        {pairs.map((pair) => {
          const [one, other] = pair
          return (
            <li key={`${one.id} ${other.id}`}>
              {pair.map((piece) => (
                <span key={piece.id}>
                  <Link to={paths.piece(piece.id)}>{piece.title}</Link>
                  <span className="muted">{factsOf(piece)}</span>
                </span>
              ))}
              <Button
                size="sm"
                label={t('alike.comparePair', { one: one.title, other: other.title })}
                onClick={() => setCompared(pair)}
              >
                {t('alike.compare')}
              </Button>
              <Button
                size="sm"
                label={t('alike.apartPair', { one: one.title, other: other.title })}
                onClick={() => void tellApart(pair)}
              >
                {t('alike.apart')}
              </Button>
            </li>
          )
        })}
      </ul>
      {compared && <MergePiecesDialog pair={compared} onChanged={onChanged} onClose={() => setCompared(null)} />}
    </Card>
  )
}

function Merges({ merges, onChanged }: { merges: readonly RecentPieceMerge[]; onChanged: () => void }) {
  const { t } = useTranslation(['pieces', 'shell'])
  const { dateTime } = useFormat()
  const { runUndo } = useUndo()
  const undo = ({ id, keptTitle }: RecentPieceMerge) =>
    runUndo({
      run: () => undoPieceMerge(id),
      done: t('alike.undone', { title: keptTitle }),
      onSettled: onChanged,
    })
  return (
    <Card tag="section" className="piece-card" aria-labelledby="recent-piece-merges">
      <h2 id="recent-piece-merges">{t('alike.merges')}</h2>
      <ul className="piece-pairs">
        {merges.map((merge) => (
          <li key={merge.id}>
            <span>
              {t('alike.mergedWhen', { title: merge.title, kept: merge.keptTitle, when: dateTime(merge.at) })}
            </span>
            <Button size="sm" label={t('alike.undoMerge', { title: merge.title })} onClick={() => void undo(merge)}>
              {t('shell:undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
