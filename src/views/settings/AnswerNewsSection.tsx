import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerNews } from '@contract/answerNews'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { changeAnswerNews, fetchAnswerNews } from '@/redux/messages'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

const DAYS = [1, 2, 3, 7, 14, 30]

/** What this account is mailed of answers to events; each choice is saved as it is made. */
export function AnswerNewsSection() {
  const { t } = useTranslation('settings')
  const { answer } = useQuery(fetchAnswerNews, undefined)
  const { offerUndo } = useUndo()
  const [changed, setChanged] = useState<AnswerNews | null>(null)
  const news = changed ?? answer?.news
  if (!answer || !news) return null

  async function change(next: AnswerNews, before: AnswerNews): Promise<void> {
    setChanged(next)
    try {
      await changeAnswerNews(next)
      const undo = async () => setChanged((await changeAnswerNews(before)).news)
      showToast.success(t('news.saved'), offerUndo({ run: undo }))
    } catch (thrown) {
      setChanged(before)
      toastFailure(failureOf(thrown))
    }
  }

  const withDays = (days: number): AnswerNews => ({ isDaily: news.isDaily, ...(days > 0 && { noDays: days }) })
  return (
    <section className="form-column settings-section" aria-labelledby="answer-news">
      <h2 id="answer-news">{t('news.title')}</h2>
      <p className="muted">{t('news.text')}</p>
      {!answer.hasMail && <FormAlert tone="info">{t('news.noMail')}</FormAlert>}
      <CheckboxField
        label={t('news.daily')}
        hint={t('news.dailyHint')}
        checked={news.isDaily}
        onChange={({ target }) => void change({ ...news, isDaily: target.checked }, news)}
      />
      <SelectField
        name="noDays"
        label={t('news.noDays')}
        value={String(news.noDays ?? 0)}
        options={[0, ...DAYS].map((days) => ({
          value: String(days),
          label: days === 0 ? t('news.never') : t('news.within', { count: days }),
        }))}
        onChange={({ target }) => void change(withDays(Number(target.value)), news)}
        required
      />
    </section>
  )
}
