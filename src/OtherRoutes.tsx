import { lazy } from 'react'
import { NotFound } from '@/auth/NotFound'

/** Every address that no product screen has. Also says which there are not. */
export const OtherRoutes =
  import.meta.env.VITE_SAMPLES === 'off'
    ? NotFound
    : lazy(() => import('@/views/samples/routes').then((file) => ({ default: file.SampleRoutes })))
