/**
 * The ways to read a column that its values leave open. One: that is how it is read. Two or more: the values say different
 * things under each, so a person has to be asked. None: nothing in it can be read.
 *
 * A way counts if it reads every value that any way reads; where none does, all that read something count. Ways under which no
 * value differs are one way.
 */
export function openReadings<Way>(
  values: readonly string[],
  ways: readonly Way[],
  read: (value: string, way: Way) => string | undefined,
): Way[] {
  const distinct = [...new Set(values)]
  const tried = ways.map((way) => ({ way, said: distinct.map((value) => read(value, way)) }))
  const readable = distinct.map((_, place) => tried.some(({ said }) => said[place] !== undefined))
  const whole = tried.filter(({ said }) => said.every((reading, place) => reading !== undefined || !readable[place]))
  const some = tried.filter(({ said }) => said.some((reading) => reading !== undefined))
  const seen = new Set<string>()
  return (whole.length > 0 ? whole : some)
    .filter(({ said }) => {
      const key = JSON.stringify(said)
      const isNew = !seen.has(key) && said.some((reading) => reading !== undefined)
      seen.add(key)
      return isNew
    })
    .map(({ way }) => way)
}
