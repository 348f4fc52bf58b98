import { cleanup, render, type RenderResult } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'
import { messages as en } from '@/i18n/en/shell'
import { messages as pt } from '@/i18n/pt-BR/shell'

// Without vitest's globals the library cannot hook itself in.
afterEach(cleanup)

/** The real texts, loaded at once. */
export async function startShellTexts(language: 'en' | 'pt-BR' = 'en'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    defaultNS: 'shell',
    resources: { en: { shell: en }, 'pt-BR': { shell: pt } },
    interpolation: { escapeValue: false },
  })
}

export function renderInRouter(content: ReactNode, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>)
}
