import { createElement, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { writtenLanguageOf } from '@/i18n/language'
import type { Knob } from './knobs'

export interface PageTexts {
  /** When the part is right, in a sentence. */
  use: string
  /** When another one is better, and which. */
  avoid: string
  /** By the examples' ids. */
  examples: Readonly<Record<string, { title: string; note?: string }>>
  /** Each key, and what it does. */
  keys?: readonly (readonly [key: string, what: string])[]
  /** What a screen reader says. */
  hears?: string
  /** What stands inside the examples. */
  words?: Readonly<Record<string, unknown>>
}

/** What the showcase is written in; its frame speaks the others too. */
export const showcaseLanguages = ['en', 'pt-BR'] as const
export type ShowcaseLanguage = (typeof showcaseLanguages)[number]

export const showcaseLanguageOf = (language: string): ShowcaseLanguage =>
  showcaseLanguages.find((known) => known === writtenLanguageOf(language)) ?? 'en'

export type Bilingual<Texts extends PageTexts = PageTexts> = Readonly<Record<ShowcaseLanguage, Texts>>

/** A page's texts; those in Portuguese have the very shape of the English ones. */
export function bilingual<Texts extends PageTexts>(texts: { en: Texts; 'pt-BR': NoInfer<Texts> }): Bilingual<Texts> {
  return texts
}

export function useTexts<Texts extends PageTexts>(texts: Bilingual<Texts>): Texts {
  const { i18n } = useTranslation('samples')
  return texts[showcaseLanguageOf(i18n.language)]
}

/** What stands inside a page's examples, in the person's language. */
export function useWords<Texts extends PageTexts>(texts: Bilingual<Texts>): Texts['words'] {
  return useTexts(texts).words
}

export interface Example<Id extends string = string> {
  /** The component's name with a small first letter: its source is found by it, as a build shortens the name itself. */
  id: Id
  knobs: Readonly<Record<string, Knob>>
  render: (props: Record<string, unknown>) => ReactNode
}

type Knobs<Props> = { readonly [Name in keyof Props]-?: Knob<Props[Name]> }

/** An example, its component exported from a file of the page's folder. With knobs, they are all the component's props. */
export function example<Id extends string>(id: Id, component: () => ReactNode): Example<Id>
export function example<Id extends string, Props extends object>(
  id: Id,
  component: ComponentType<Props>,
  knobs: Knobs<Props>,
): Example<Id>
export function example(
  id: string,
  component: ComponentType<Record<string, unknown>>,
  knobs: Readonly<Record<string, Knob>> = {},
): Example {
  return { id, knobs, render: (props) => createElement(component, props) }
}

export interface ShowcaseContent {
  texts: Bilingual
  /** The files of the kit that the page shows, from src on. */
  parts: readonly string[]
  examples: readonly Example[]
}

/** Puts a page together; each of its examples has its texts. */
export function showcasePage<Texts extends PageTexts>(
  texts: Bilingual<Texts>,
  page: { parts: readonly string[]; examples: readonly Example<keyof Texts['examples'] & string>[] },
): ShowcaseContent {
  return { texts, ...page }
}
