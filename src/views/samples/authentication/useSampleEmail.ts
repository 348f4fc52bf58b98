import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

const State = z.object({ email: z.string() })

/** The address that the page before asked for; an invented one where somebody comes here first. */
export function useSampleEmail(): string {
  const state = State.safeParse(useLocation().state)
  return state.success ? state.data.email : 'admin@samples.example.org'
}
