import { render, type RenderResult } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { messages as customizerDe } from '@/i18n/de/customizer'
import { messages as formsDe } from '@/i18n/de/forms'
import { messages as layoutDe } from '@/i18n/de/layout'
import { messages as shellDe } from '@/i18n/de/shell'
import { messages as customizerEn } from '@/i18n/en/customizer'
import { messages as formsEn } from '@/i18n/en/forms'
import { messages as layoutEn } from '@/i18n/en/layout'
import { messages as shellEn } from '@/i18n/en/shell'
import { messages as customizerPt } from '@/i18n/pt-BR/customizer'
import { messages as formsPt } from '@/i18n/pt-BR/forms'
import { messages as layoutPt } from '@/i18n/pt-BR/layout'
import { messages as shellPt } from '@/i18n/pt-BR/shell'
import type { WrittenLanguage } from '@/i18n/language'

/** The real texts, loaded at once. */
export async function startShellTexts(language: WrittenLanguage = 'en'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    defaultNS: 'shell',
    resources: {
      en: { customizer: customizerEn, forms: formsEn, layout: layoutEn, shell: shellEn },
      'pt-BR': { customizer: customizerPt, forms: formsPt, layout: layoutPt, shell: shellPt },
      de: { customizer: customizerDe, forms: formsDe, layout: layoutDe, shell: shellDe },
    },
    interpolation: { escapeValue: false },
  })
}

export function renderInRouter(content: ReactNode, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>)
}
