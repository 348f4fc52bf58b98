import { useTranslation } from 'react-i18next'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { cellStyles, cellWords } from './cellStyles'

/** What the signs say. */
export function AnswerLegend() {
  const { t } = useTranslation('roster')
  return (
    <ul className="answer-legend" aria-label={t('matrix.legend')}>
      {cellWords.map((word) => {
        const style = cellStyles[word]
        return (
          <li key={word}>
            <span className={`answer-sign is-${word}${style ? ` tone-${style.tone}` : ''}`} aria-hidden>
              {style && <StatusIcon shape={style.shape} />}
            </span>
            {t(`matrix.cells.${word}`)}
          </li>
        )
      })}
    </ul>
  )
}
