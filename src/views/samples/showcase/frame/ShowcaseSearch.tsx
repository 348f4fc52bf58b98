import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ComboInput } from '@/@core/components/fields/ComboInput'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { anchorOf } from './anchor'
import { loadAllTexts, type PageAndTexts } from './showcaseTexts'
import { showcaseLanguageOf } from '@/views/samples/showcase/frame/showcasePage'

/** All examples of all pages by their titles, and those of their pages; they load when one comes to the field. */
export function ShowcaseSearch() {
  const { t, i18n } = useTranslation(['samplesShowcase', 'samples'])
  const navigate = useNavigate()
  const id = useId()
  const [pages, setPages] = useState<PageAndTexts[]>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const language = showcaseLanguageOf(i18n.language)

  async function load(): Promise<void> {
    setState('loading')
    try {
      setPages(await loadAllTexts())
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  const options = (pages ?? []).flatMap(({ route, texts }): SelectOption[] => {
    const page = t(`samples:showcase.${route}`)
    const examples = Object.entries(texts[language].examples)
    return [
      { value: route, label: page },
      ...examples.map(([name, { title }]) => ({ value: `${route}#${anchorOf(name)}`, label: `${page}: ${title}` })),
    ]
  })

  return (
    <search className="showcase-search">
      <label htmlFor={id} className="visually-hidden">
        {t('search')}
      </label>
      <ComboInput
        id={id}
        value=""
        options={options}
        isBusy={state === 'loading'}
        notice={state === 'failed' ? t('searchFailed') : undefined}
        listLabel={t('searchList')}
        placeholder={t('search')}
        emptyText={t('searchEmpty')}
        onSearch={() => {
          if (!pages && state !== 'loading') void load()
        }}
        onChange={(value) => {
          if (value !== '') void navigate(value)
        }}
      />
    </search>
  )
}
