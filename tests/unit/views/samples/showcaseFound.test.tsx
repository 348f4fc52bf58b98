import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeEach, expect, test } from 'vitest'
import { setTabUser, writeSession } from '@/api/session'
import { loadSampleSearch } from '@/app/search/sampleSearch'
import { isShowcaseRoute, sampleRoutes } from '@/configs/sampleRoutes'
import { messages as en } from '@/i18n/en/samples/samples'
import { messages as pt } from '@/i18n/pt-BR/samples/samples'
import { sampleMenu } from '@/views/samples/sampleMenu'
import { renderInRouter, startShellTexts } from '../../@core/shellTexts'

const routes = sampleRoutes.filter(isShowcaseRoute)
// Samples are asked for by who is signed in, and answered in the browser.
const ME = '01900000-0000-7000-8000-000000000001'

beforeEach(() => {
  setTabUser(ME)
  writeSession({
    id: ME,
    document: 'RG-1',
    ability: [],
    accessToken: 'access',
    refreshToken: 'refresh',
    name: 'Ana',
    email: 'ana@example.org',
    role: 'admin',
    group: {
      id: '01900000-0000-7000-8000-000000000002',
      name: 'Band',
      currency: 'BRL',
      timeZone: 'America/Sao_Paulo',
    },
  })
})

const texts = { en, 'pt-BR': pt }

test.each(['en', 'pt-BR'] as const)(
  'the search and the menu find each page of the showcase, in %s',
  async (language) => {
    await startShellTexts(language)
    i18next.addResourceBundle(language, 'samples', texts[language])
    const t = i18next.getFixedT(language, 'samples')
    const find = await loadSampleSearch()
    const unfound = routes.filter((route) => {
      const items = find(texts[language].showcase[route], t).flatMap((group) => group.items)
      return !items.some(({ title, path }) => title === texts[language].showcase[route] && path === route)
    })
    expect(unfound).toEqual([])

    renderInRouter(sampleMenu(t).group.renderItems?.({ headingId: 'samples', isCollapsed: false, onExpand: () => {} }))
    // A menu remembers which parts were open.
    for (const button of screen.queryAllByRole('button', { expanded: false })) await userEvent.click(button)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(routes.filter((route) => !links.includes(route))).toEqual([])
  },
)
