import { useState } from 'react'
import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import '@/api/samples'
import type { SelectOption } from '@/@core/components/fields/SelectField'

const Suggestions = z.array(z.object({ id: z.string(), title: z.string() }))

interface SuggestionSource {
  options: readonly SelectOption[]
  isBusy: boolean
  hasFailed: boolean
  load: () => Promise<void>
}

/** The hundred pieces of the sample call, asked for once: when the field is first reached. */
export function useSuggestions(): SuggestionSource {
  const [options, setOptions] = useState<readonly SelectOption[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'there' | 'failed'>('idle')

  async function load(): Promise<void> {
    if (state === 'loading' || state === 'there') return
    setState('loading')
    try {
      const pieces = await sampleRequest(Suggestions, { url: '/api/autocomplete/data' })
      setOptions(pieces.map(({ id, title }) => ({ value: id, label: title })))
      setState('there')
    } catch {
      setState('failed')
    }
  }

  return { options, isBusy: state === 'loading', hasFailed: state === 'failed', load }
}
