import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import type { Label, Letter, LetterWrite, Place } from './letter'

export interface LetterChanges {
  change: (letters: readonly Letter[], changes: Partial<Pick<Letter, 'isStarred' | 'isRead'>>) => Promise<boolean>
  /** Says so, with the way back. */
  move: (letters: readonly Letter[], folder: Place) => Promise<boolean>
  /** Puts it on all of them; takes it off where all of them have it. Says so, with the way back. */
  toggleLabel: (letters: readonly Letter[], label: Label) => Promise<boolean>
  /** Puts it on those that are without it; says so, with the way back. */
  putLabel: (letters: readonly Letter[], label: Label) => Promise<void>
  star: (letters: readonly Letter[]) => Promise<void>
  send: (values: LetterWrite) => Promise<boolean>
}

const idsOf = (letters: readonly Letter[]) => letters.map(({ id }) => id)

export function useLetterChanges(reload: () => void): LetterChanges {
  const { t } = useTranslation(['samplesEmail', 'shell'])
  const write = useSampleWrite(reload)
  return useMemo(() => {
    const update = (emailIds: number[], dataToUpdate: Partial<Letter>) =>
      write({ url: '/apps/email/update-emails', data: { emailIds, dataToUpdate } })

    // Each goes back to where it lay, and they need not have lain together: the starred ones do not.
    async function restoreLetters(letters: readonly Letter[]): Promise<void> {
      const origins = new Set(letters.map(({ folder }) => folder))
      for (const folder of origins) {
        // One after the other: the list is asked for after each.
        // oxlint-disable-next-line no-await-in-loop
        await update(idsOf(letters.filter((letter) => letter.folder === folder)), { folder })
      }
    }

    async function move(letters: readonly Letter[], folder: Place): Promise<boolean> {
      if (!(await update(idsOf(letters), { folder }))) return false
      const action = { label: t('shell:undo'), onPress: () => void restoreLetters(letters) }
      showToast.success(t('moved', { count: letters.length, folder: t(`folders.${folder}`) }), { action })
      return true
    }

    async function send(values: LetterWrite): Promise<boolean> {
      const isSent = await write({ url: '/apps/email/send-email', data: values })
      if (isSent) showToast.success(t('sent'))
      return isSent
    }

    const sayUndo = (said: string, undo: () => Promise<unknown>) =>
      showToast.success(said, { action: { label: t('shell:undo'), onPress: () => void undo() } })

    // The call turns each over: made again, it is its own way back.
    async function turnLabel(letters: readonly Letter[], label: Label, said: 'labelled' | 'unlabelled') {
      const turn = () => write({ url: '/apps/email/update-emails-label', data: { emailIds: idsOf(letters), label } })
      const isDone = await turn()
      if (isDone) sayUndo(t(said, { count: letters.length, label: t(`labels.${label}`) }), turn)
      return isDone
    }

    const without = (letters: readonly Letter[], label: Label) =>
      letters.filter((letter) => !letter.labels.includes(label))

    async function toggleLabel(letters: readonly Letter[], label: Label): Promise<boolean> {
      const bare = without(letters, label)
      return bare.length > 0 ? turnLabel(bare, label, 'labelled') : turnLabel(letters, label, 'unlabelled')
    }

    async function putLabel(letters: readonly Letter[], label: Label): Promise<void> {
      const bare = without(letters, label)
      if (bare.length > 0) await turnLabel(bare, label, 'labelled')
      else showToast.info(t('hasLabel', { label: t(`labels.${label}`) }))
    }

    async function star(letters: readonly Letter[]): Promise<void> {
      const ids = idsOf(letters.filter(({ isStarred }) => !isStarred))
      if (ids.length === 0 || !(await update(ids, { isStarred: true }))) return
      sayUndo(t('starred', { count: ids.length }), () => update(ids, { isStarred: false }))
    }

    return {
      change: (letters, changes) => update(idsOf(letters), changes),
      move,
      toggleLabel,
      putLabel,
      star,
      send,
    }
  }, [t, write])
}
