import type { messages } from '@/i18n/en/my'

export type MyTexts = typeof messages

type Plain<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Plain<Key> : `${Plain<Key>}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

type MyTextKey = KeyOf<MyTexts>
type Values = Record<string, string | number>
/** A text of src/i18n/<language>/my.ts. With `count` in the values, the form for so many. */
export type MyText = (key: MyTextKey, values?: Values) => string

function find(texts: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), texts)
  return typeof found === 'string' ? found : undefined
}

/** Few words and simple ones, so the light page does without i18next. */
export function createMyText(texts: MyTexts, language: string): MyText {
  const plurals = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const { count } = values
    const path = key.split('.')
    const form = typeof count === 'number' && plurals.select(count) === 'one' ? 'one' : 'other'
    const counted = [...path.slice(0, -1), `${path.at(-1) ?? ''}_${form}`]
    const text = find(texts, path) ?? find(texts, counted) ?? key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
