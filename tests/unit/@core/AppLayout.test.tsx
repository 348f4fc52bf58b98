import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchButton } from '@/@core/components/navbar/SearchButton'
import { SearchPalette } from '@/@core/components/navbar/SearchPalette'
import { findItems, type SearchItem } from '@/@core/components/navbar/searchItem'
import { AppLayout } from '@/@core/layouts/AppLayout'
import { MenuBranches } from '@/@core/layouts/MenuBranches'
import type { MenuGroup } from '@/@core/layouts/menu'
import { defaultLayout, type LayoutSettings } from '@/configs/themeConfig'
import { renderInRouter, startShellTexts } from './shellTexts'

const members = { id: 'members', title: 'Members', path: '/members', icon: Users }
const menu: MenuGroup[] = [{ id: 'work', title: 'Orchestra', items: [members] }]
const branches = ['Apps', 'Pages'].map((title) => ({
  id: title,
  title,
  icon: Users,
  items: [{ id: `${title}-1`, title: `One of ${title}`, path: `/${title}` }],
}))
const branchedMenu: MenuGroup[] = [
  {
    id: 'samples',
    title: 'Samples',
    items: [],
    renderItems: (part) => <MenuBranches branches={branches} part={part} startOpen={['Apps']} />,
  },
]

beforeEach(async () => {
  localStorage.clear()
  await startShellTexts()
})

interface PaletteProps {
  items: SearchItem[]
  fallback?: SearchItem
  onDone: () => void
}

function Palette({ items, ...props }: PaletteProps) {
  const [text, setText] = useState('')
  const groups = [{ id: 'screens', title: 'Screens', items: findItems(items, text) }]
  return <SearchPalette text={text} onTextChange={setText} groups={groups} {...props} />
}

interface ShellProps {
  changed?: Partial<LayoutSettings>
  groups?: MenuGroup[]
  onSignOut?: () => void
}

function Shell({ changed = {}, groups = menu, onSignOut = vi.fn() }: ShellProps) {
  const [settings, setSettings] = useState({ ...defaultLayout, ...changed })
  return (
    <AppLayout
      settings={settings}
      onSettingsChange={(change) => setSettings({ ...settings, ...change })}
      onSettingsReset={() => setSettings(defaultLayout)}
      menu={groups}
      homePath="/"
      languages={[{ code: 'en', name: 'English' }]}
      language="en"
      onLanguageChange={vi.fn()}
      person={{ name: 'Helena Duarte', detail: 'Banda do Vale', links: [], onSignOut }}
      search={<SearchButton>{(close) => <Palette items={[members]} onDone={close} />}</SearchButton>}
      footer="Batuta"
    >
      <h1>Content</h1>
    </AppLayout>
  )
}

test('the skip link leads to the content', () => {
  renderInRouter(<Shell />)
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
})

test('the screen one is on is marked in the menu', () => {
  renderInRouter(<Shell />, '/members')
  const nav = screen.getByRole('navigation', { name: 'Main menu' })
  expect(within(nav).getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page')
})

test('a branch of the menu folds away, also at the next visit, and opens for the screen one comes to', async () => {
  const first = renderInRouter(<Shell groups={branchedMenu} />)
  expect(screen.getByRole('link', { name: 'One of Apps' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'One of Pages' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apps', expanded: true }))
  expect(screen.queryByRole('link', { name: 'One of Apps' })).toBeNull()
  first.unmount()

  renderInRouter(<Shell groups={branchedMenu} />, '/Pages')
  expect(screen.queryByRole('link', { name: 'One of Apps' })).toBeNull()
  expect(screen.getByRole('link', { name: 'One of Pages' })).toHaveAttribute('aria-current', 'page')
})

test('beside the icons alone, a branch opens the menu', async () => {
  renderInRouter(<Shell groups={branchedMenu} changed={{ isMenuCollapsed: true }} />)
  expect(screen.queryByRole('link', { name: 'One of Apps' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pages' }))
  expect(screen.getByRole('link', { name: 'One of Pages' })).toBeVisible()
})

test('skin and direction are written where the styles read them', async () => {
  renderInRouter(<Shell changed={{ direction: 'rtl' }} />)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light')
})

test('the white navbar takes the skin of the page', () => {
  renderInRouter(<Shell />)
  expect(screen.getByRole('banner').firstElementChild).not.toHaveAttribute('data-bs-theme')
})

test('a hidden menu and a hidden navbar lock nobody out', async () => {
  const onSignOut = vi.fn()
  renderInRouter(<Shell changed={{ navbar: 'hidden', isMenuHidden: true }} onSignOut={onSignOut} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the menu' }))
  await userEvent.click(screen.getByRole('button', { name: /Your menu/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('Escape closes a panel and gives the focus back', async () => {
  renderInRouter(<Shell />)
  const button = screen.getByRole('button', { name: /Your menu/ })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('Ctrl K opens the search, Enter goes to what it finds', async () => {
  renderInRouter(<Shell />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Go to…' }), 'membe{Enter}')
  expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page')
})

test('what is no screen is handed on to where it may be looked for', async () => {
  const fallback = { ...members, id: 'search', title: 'Look for it' }
  renderInRouter(
    <SearchButton>{(close) => <Palette items={[members]} fallback={fallback} onDone={close} />}</SearchButton>,
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Go to…' })
  expect(box).toHaveFocus()
  expect(within(screen.getByRole('group', { name: 'Screens' })).getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('bia')
  expect(screen.getByRole('option', { name: 'Look for it' })).toHaveAttribute('aria-selected', 'true')
})

test('a group shows its first few of what was typed, says so, and unfolds', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...members, id: `m${index}`, title: `Member ${index}` }))
  renderInRouter(<SearchButton>{(close) => <Palette items={many} onDone={close} />}</SearchButton>)
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(await screen.findAllByRole('option')).toHaveLength(6)
  await userEvent.keyboard('member')
  const group = screen.getByRole('group', { name: 'Screens 4 of 6' })
  expect(within(group).getAllByRole('option')).toHaveLength(5)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(screen.getAllByRole('option')).toHaveLength(6)
  expect(screen.getByRole('option', { name: 'Member 4' })).toHaveAttribute('aria-selected', 'true')
})

test('what is found later moves the rest, and leaves the choice of the arrows where it was', async () => {
  const found = (id: string) => ({ ...members, id, title: id })
  const show = (items: SearchItem[]) => (
    <MemoryRouter>
      <SearchPalette
        text=""
        onTextChange={vi.fn()}
        groups={[{ id: 'screens', title: 'Screens', items }]}
        onDone={vi.fn()}
      />
    </MemoryRouter>
  )
  const { rerender } = render(show([found('one'), found('two')]))
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}')
  rerender(show([found('zero'), found('one'), found('two')]))
  expect(screen.getByRole('option', { name: 'two' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}')
  expect(screen.getByRole('option', { name: 'zero' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.type(screen.getByRole('combobox'), '{ArrowUp}')
  expect(screen.getByRole('option', { name: 'two' })).toHaveAttribute('aria-selected', 'true')
})
