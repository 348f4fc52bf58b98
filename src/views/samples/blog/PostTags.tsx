import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Tone } from '@/@core/components/page/StatusLabel'
import { blogPaths } from './blogPaths'

const tones: Record<string, Tone> = {
  Rehearsal: 'ensaio',
  History: 'caution',
  Backstage: 'publico',
  Instruments: 'particular',
  Places: 'outros',
}

/** Each leads to the posts that bear it. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('samplesBlog')
  if (tags.length === 0) return null
  return (
    <ul className="post-tags" aria-label={t('categories')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={`badge tone-${tones[tag] ?? 'neutral'}`} to={blogPaths.tagged(tag)}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
