import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// An end to what never comes, no measure: the machine may do much else.
configure({ asyncUtilTimeout: 60_000 })

// Without vitest's globals the library cannot hook itself in.
afterEach(cleanup)
