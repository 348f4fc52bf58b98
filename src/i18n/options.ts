interface Option {
  value: string
  label: string
}

/** Every currency that the browser knows, by its name in the language: "BRL · Brazilian Real". */
export function currencyOptions(language: string): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }))
}
