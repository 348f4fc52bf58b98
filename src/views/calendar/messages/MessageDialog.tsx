import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WORDS_MAX, type EventMessageKind } from '@contract/messages'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { MessageFrame } from '@/shared/messages/MessageFrame'

interface MessageDialogProps {
  event: { id: string }
  kind: EventMessageKind
  /** Of a change to a series: how many more of its events changed with it. */
  moreEvents?: number
  /** To begin with. */
  words?: string
  onSent?: () => void
  onClose: () => void
}

/** A message about an event before it is sent. */
export function MessageDialog({ event, kind, moreEvents, words: suggested = '', onSent, onClose }: MessageDialogProps) {
  const { t } = useTranslation('messages')
  const [words, setWords] = useState(suggested)
  const [includesMaybe, setIncludesMaybe] = useState(false)
  const draftOf = (text: string) => ({
    kind,
    eventId: event.id,
    ...(text.trim() !== '' && { words: text.trim().slice(0, WORDS_MAX) }),
    ...(kind === 'reminder' && includesMaybe && { includesMaybe }),
    ...(moreEvents !== undefined && { moreEvents }),
  })
  const settled = useDebouncedValue(words)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- made of these alone
  const draft = useMemo(() => draftOf(settled), [settled, kind, event.id, moreEvents, includesMaybe])

  return (
    <MessageFrame
      title={t(`write.${kind}`)}
      draft={draft}
      toSend={() => draftOf(words)}
      isTyped={words !== suggested}
      nobody={t(`dialog.nobody.${kind}`)}
      onSent={onSent}
      onClose={onClose}
      renderFields={(way) => (
        <>
          <TextAreaField
            label={t('dialog.words')}
            name="words"
            rows={2}
            limit={WORDS_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {kind === 'reminder' && way !== 'copy' && (
            <CheckboxField
              label={t('dialog.maybe')}
              checked={includesMaybe}
              onChange={({ target }) => setIncludesMaybe(target.checked)}
            />
          )}
        </>
      )}
    />
  )
}
