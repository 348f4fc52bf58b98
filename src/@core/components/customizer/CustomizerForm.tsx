import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import {
  contentWidths,
  directions,
  footerTypes,
  navbarColors,
  navbarTypes,
  skins,
  type LayoutSettings,
} from '@/configs/themeConfig'
import { ChoiceGroup } from './ChoiceGroup'
import '@/@core/styles/customizer.scss'

export interface CustomizerFormProps {
  settings: LayoutSettings
  onChange: (change: Partial<LayoutSettings>) => void
  /** Stands at the beginning: what the app lets a person choose before the looks. */
  start?: ReactNode
  /** Stands at the end: what the app lets a person choose beyond the layout. */
  children?: ReactNode
}

/** Every change shows at once behind the drawer, and is the caller's to remember. */
export default function CustomizerForm({ settings, onChange, start, children }: CustomizerFormProps) {
  const { t } = useTranslation('customizer')
  const colorLabels = {
    white: t('white'),
    ink: t('ink'),
    burgundy: t('burgundy'),
  }

  return (
    <div className="customizer">
      <p className="muted">{t('lead')}</p>
      {start}
      <ChoiceGroup
        legend={t('skin')}
        options={skins.map((value) => ({ value, label: t(value) }))}
        value={settings.skin}
        onChange={(skin) => onChange({ skin })}
      />
      <ChoiceGroup
        legend={t('width')}
        options={contentWidths.map((value) => ({ value, label: t(value) }))}
        value={settings.width}
        onChange={(width) => onChange({ width })}
      />
      <ChoiceGroup
        legend={t('navbar')}
        options={navbarTypes.map((value) => ({ value, label: t(value) }))}
        value={settings.navbar}
        onChange={(navbar) => onChange({ navbar })}
      />
      <ChoiceGroup
        legend={t('navbarColor')}
        options={navbarColors.map((value) => ({ value, label: colorLabels[value] }))}
        value={settings.navbarColor}
        onChange={(navbarColor) => onChange({ navbarColor })}
      />
      <fieldset className="choice-group">
        <legend>{t('menu')}</legend>
        <CheckboxField
          label={t('collapsed')}
          checked={settings.isMenuCollapsed}
          onChange={(event) => onChange({ isMenuCollapsed: event.target.checked })}
        />
        <CheckboxField
          label={t('menuHidden')}
          checked={settings.isMenuHidden}
          onChange={(event) => onChange({ isMenuHidden: event.target.checked })}
        />
      </fieldset>
      <ChoiceGroup
        legend={t('footer')}
        options={footerTypes.map((value) => ({ value, label: t(value) }))}
        value={settings.footer}
        onChange={(footer) => onChange({ footer })}
      />
      <ChoiceGroup
        legend={t('direction')}
        options={directions.map((value) => ({ value, label: t(value) }))}
        value={settings.direction}
        onChange={(direction) => onChange({ direction })}
      />
      <CheckboxField
        label={t('scrollTop')}
        checked={settings.hasScrollTop}
        onChange={(event) => onChange({ hasScrollTop: event.target.checked })}
      />
      {children}
    </div>
  )
}
