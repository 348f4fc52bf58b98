interface Zone {
  value: string
  label: string
  minutes: number
}

/** The names of zones are ASCII; these places are written otherwise by who lives there. */
const written: Record<string, string> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Noronha: 'Fernando de Noronha',
  Santarem: 'Santarém',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Zurich: 'Zürich',
}

/** `America/Sao_Paulo` is São Paulo, `America/Indiana/Knox` is Knox, Indiana. */
function placeOf(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/').slice(1)
  return parts
    .toReversed()
    .map((part) => written[part] ?? part)
    .join(', ')
}

/** Its distance from UTC, as `GMT−3`. */
function offsetOf(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('-', '−')
}

function minutesOf(offset: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+−])(\d+):?(\d+)?/.exec(offset) ?? []
  return (sign === '−' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Asking for four hundred offsets takes a tenth of a second: once a visit. */
const known = new Map<string, Zone>()

function describe(zone: string): Zone {
  const before = known.get(zone)
  if (before) return before
  const offset = offsetOf(zone, new Date())
  const place = placeOf(zone)
  const described = {
    value: zone,
    label: place === '' ? zone : `${place} (${offset})`,
    minutes: minutesOf(offset),
  }
  known.set(zone, described)
  return described
}

/** `São Paulo (GMT−3)`, as it is today. */
export function timeZoneLabel(zone: string): string {
  return describe(zone).label
}

/** The same as it is at an instant: in summer it may be another. */
export function timeZoneLabelAt(zone: string, instant: string): string {
  const place = placeOf(zone)
  return place === '' ? zone : `${place} (${offsetOf(zone, new Date(instant))})`
}

/** `São Paulo`, for times of several days: no distance from UTC is that of all of them. */
export function timeZonePlace(zone: string): string {
  const place = placeOf(zone)
  return place === '' ? zone : place
}

/**
 * Every time zone of the browser, from west to east, and `present` too: the same zone has several names, and not every browser
 * lists the one that another stored.
 */
export function timeZoneOptions(present?: string): { value: string; label: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own, present ?? 'UTC', 'UTC'])
  return [...zones]
    .map(describe)
    .toSorted((a, b) => a.minutes - b.minutes || a.label.localeCompare(b.label))
    .map(({ value, label }) => ({ value, label }))
}
