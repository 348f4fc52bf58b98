import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { LibraryPiece, PieceHistory } from '@contract/calendar/pieces'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchPiece, removePiece, savePiece } from '@/redux/calendar/pieces'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { AuditLink } from '@/shared/records/AuditLink'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useDuration } from '@/shared/programme/useDuration'
import { PieceFilesCard } from './files/PieceFilesCard'
import { makersOf } from './pieceColumns'
import { PiecePlays } from './PiecePlays'
import './repertoire.scss'

const PieceDialog = lazyPart(
  loader(() => import('./PieceDialog')),
  (file) => file.PieceDialog,
)

/** A piece of the library. */
export function PiecePage() {
  const { id = '' } = useParams()
  const load = useQuery(fetchPiece, id)
  return (
    <Loaded {...load} isKept>
      {({ piece, ...history }) => <PieceDetail piece={piece} history={history} onChanged={load.reload} />}
    </Loaded>
  )
}

interface PieceDetailProps {
  piece: LibraryPiece
  history: Omit<PieceHistory, 'piece'>
  onChanged: () => void
}

function PieceDetail({ piece, history, onChanged }: PieceDetailProps) {
  const { t } = useTranslation(['pieces', 'shell'])
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Event')
  const [isEditing, setEditing] = useState(false)

  async function remove(): Promise<void> {
    const { title } = piece
    try {
      await removePiece(piece.id)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return
    }
    const undo = {
      run: () => savePiece(piece),
      done: t('restored', { title }),
      onDone: () => navigate(paths.piece(piece.id)),
    }
    showToast.success(t('removed', { title }), offerUndo(undo))
    await navigate(paths.repertoire, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={piece.title}
        lead={
          <span className="cluster">
            {makersOf(piece, t)}
            {piece.isArchived && <Badge tone="neutral">{t('archived')}</Badge>}
          </span>
        }
        back={<BackLink to={paths.repertoire} label={t('back')} />}
        actions={
          canChange && (
            <>
              <Button color="danger-quiet" onClick={() => void remove()}>
                <Trash2 size={16} aria-hidden />
                {t('shell:remove')}
              </Button>
              <Button onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {t('shell:edit')}
              </Button>
            </>
          )
        }
      />
      <PieceFacts piece={piece} />
      <PieceFilesCard piece={piece} />
      <PiecePlays {...history} />
      <AuditLink subjectId={piece.id} />
      {isEditing && <PieceDialog piece={piece} onSaved={onChanged} onClose={() => setEditing(false)} />}
    </>
  )
}

function PieceFacts({ piece }: { piece: LibraryPiece }) {
  const { t } = useTranslation('pieces')
  const { count } = useFormat()
  const duration = useDuration()
  const { grade, genre, shelf, publisher, instrumentation, iswc, ismn, society, workNumber, notes } = piece
  const facts = [
    { term: t('fields.instrumentation'), value: instrumentation },
    { term: t('fields.minutes'), value: duration(piece) },
    { term: t('fields.grade'), value: grade === undefined ? undefined : count(grade) },
    { term: t('fields.genre'), value: genre },
    { term: t('fields.shelf'), value: shelf },
    { term: t('fields.publisher'), value: publisher },
    { term: t('fields.iswc'), value: iswc },
    { term: t('fields.ismn'), value: ismn },
    { term: t('fields.workNumber'), value: workNumber && [workNumber, society].filter(Boolean).join(' · ') },
    { term: t('fields.notes'), value: notes },
  ].filter((fact) => fact.value !== undefined)
  return (
    <Card tag="section" className="piece-card" aria-label={t('facts')}>
      {facts.length === 0 ? <p className="muted">{t('noFacts')}</p> : <DefinitionList items={facts} />}
    </Card>
  )
}
