import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { deleteMatchingDraft, readMatchingFile } from './matchingDraft'

/** Notice that a file is under review and not imported yet. */
export function UnfinishedReview() {
  const { t } = useTranslation('matching')
  const { count } = useFormat()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [waiting, setWaiting] = useState(() => readMatchingFile(userId))
  if (!waiting) return null
  const { fileName, lines } = waiting.file
  return (
    <FormAlert tone="info">
      <div className="alert-acts">
        {t('unfinished.text', { name: fileName, count: lines.length, shown: count(lines.length) })}
        <Button size="sm" to={paths.matchLines}>
          {t('unfinished.goOn')}
        </Button>
        <Button
          size="sm"
          color="ghost"
          onClick={() => {
            deleteMatchingDraft(userId)
            setWaiting(null)
          }}
        >
          {t('unfinished.discard')}
        </Button>
      </div>
    </FormAlert>
  )
}
