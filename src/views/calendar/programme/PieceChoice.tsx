import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { ComboField } from '@/@core/components/fields/ComboField'
import { fetchPieceChoices } from '@/redux/calendar/pieces'
import { useNameChoices } from '@/shared/records/useNameChoices'

const titleOf = ({ title }: LibraryPiece) => title
const hintOf = ({ composer, arranger, shelf }: LibraryPiece) => [composer, arranger, shelf].filter(Boolean).join(' · ')

/** Adds a piece of the group's repertoire to a programme. */
export function PieceChoice({ onChoose }: { onChoose: (piece: LibraryPiece) => void }) {
  const { t } = useTranslation('finish')
  const seen = useRef(new Map<string, LibraryPiece>())
  const list = useCallback(async (q: string) => {
    const answer = await fetchPieceChoices(q)
    for (const piece of answer.rows) seen.current.set(piece.id, piece)
    return answer
  }, [])
  const choices = useNameChoices(list, titleOf, hintOf)
  return (
    <ComboField
      {...choices}
      className="piece-choice"
      label={t('programme.fromRepertoire')}
      value=""
      onChange={(id) => {
        const piece = seen.current.get(id)
        if (piece) onChoose(piece)
      }}
      listLabel={t('programme.fromRepertoire')}
      placeholder={t('programme.repertoirePlaceholder')}
      emptyText={t('programme.notInRepertoire')}
    />
  )
}
