interface Names {
  composer: string
  arranger: string
}

const REVERSED = /^([^,]+), ([^,]+?)(\s*\([^)]*\))?$/
/** Behind a name, not before it: `Strauss, Jr.` */
const SUFFIX = /, (?:jr|sr|jun|sen|junior|júnior|filho|neto|fils|père|[ivx]+)\.?$/i
const ARRANGER =
  /^(.*?)[\s/;,–—-]*[([]?\s*(?<![\p{L}])(?:arr\.|arr:|arr (?=\p{Lu})|arranged by|arranjo(?: de)?|bearb\.)[\s:]*(?:by|von|v\.|de|par)?\s*([^)\]]+)[)\]]?$/iu

export const isSurnameFirst = (name: string): boolean => REVERSED.test(name) && !SUFFIX.test(name)

/** `Josef Rheinberger` of `Rheinberger, Josef`; any other name stays. */
export const turnedName = (name: string): string => (isSurnameFirst(name) ? name.replace(REVERSED, '$2 $1$3') : name)

/** `Elgar, Edward / arr. Cameron` in the composer's place names the arranger too, unless that has a place of its own. */
export function partedNames({ composer, arranger }: Names): Names {
  const [, written = '', by = ''] = ARRANGER.exec(composer) ?? []
  return written === '' || arranger !== '' ? { composer, arranger } : { composer: written.trim(), arranger: by.trim() }
}

/** As the library writes them, where a person has typed them: what stands there already stays. */
export function tidyNames<Values extends Names>(values: Values, before: Partial<Names> = {}): Values {
  if (values.composer === before.composer && values.arranger === before.arranger) return values
  const { composer, arranger } = partedNames({ composer: values.composer.trim(), arranger: values.arranger.trim() })
  return {
    ...values,
    composer: composer === before.composer ? composer : turnedName(composer),
    arranger: arranger === before.arranger ? arranger : turnedName(arranger),
  }
}
