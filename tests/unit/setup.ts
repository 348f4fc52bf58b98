import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'

// An end to what never comes, no measure: the machine may do much else.
configure({ asyncUtilTimeout: 10_000 })
