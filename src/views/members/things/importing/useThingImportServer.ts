import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Thing } from '@contract/members/things'
import type { ThingImportLine } from '@contract/members/thingImports'
import { foldWords } from '@/@core/components/foldText'
import type { ImportServer } from '@/@core/import/wizard/importArea'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { fetchThings, importThings, undoThingImport } from '@/redux/things'
import { thingLabel } from '@/views/members/things/thingLabel'

type Known = Pick<Thing, 'name' | 'number' | 'serialNumber'>

/** By which a thing is known as one that is there: its number, else that of its maker, else, where it has none, its name. */
function keyOf({ name, number, serialNumber }: Known): string {
  if (number !== undefined) return `number ${foldWords(number)}`
  return serialNumber === undefined ? `name ${foldWords(name)}` : `serial ${foldWords(serialNumber)}`
}

/** The importer's calls. What was said of a file is not kept: an inventory is read once. */
export function useThingImportServer(): ImportServer<ThingImportLine> {
  const { t } = useTranslation(['thingImport', 'imports'])
  const sent = useRef(new Map<string, readonly ThingImportLine[]>())
  return useMemo(
    () => ({
      findFormat: async () => ({ format: null, earlier: [] }),
      findDuplicates: async (items) => {
        const known = new Set((await fetchThings()).map(({ thing }) => keyOf(thing)))
        return { duplicates: items.flatMap((item, place) => (known.has(keyOf(item)) ? [place] : [])), probable: [] }
      },
      save: async ({ id, items, repeats }) => {
        const known = new Set((await fetchThings()).map(({ thing }) => keyOf(thing)))
        const added = items.filter((item, place) => repeats.includes(place) || !known.has(keyOf(item)))
        if (added.length > 0) await importThings(added)
        sent.current.set(id, added)
        return { added: added.length, duplicates: items.length - added.length }
      },
      undo: (id) => undoThingImport(sent.current.get(id) ?? []),
      sentenceOf: (thrown) => {
        const failure = failureOf(thrown)
        const isTaken = Object.entries(failure.fields ?? {}).some(([path]) => path.endsWith('.number'))
        return isTaken ? t('numberTaken') : failureText(failure)
      },
      undoSentenceOf: (thrown, name) => {
        const failure = failureOf(thrown)
        const current = Thing.safeParse(failure.current).data
        if (failure.code === 'not_found') return t('imports:earlier.gone', { name })
        if (failure.code === 'conflict' && current) return t('imports:earlier.changed', { name: thingLabel(current) })
        return t('imports:earlier.failed', { name, reason: failureText(failure) })
      },
    }),
    [t],
  )
}
