import { lazy } from 'react'
import { NotFound } from '@/shared/records/NotFound'

const SampleRoutes =
  import.meta.env.VITE_SAMPLES === 'off'
    ? null
    : lazy(() => import('@/views/samples/routes').then((file) => ({ default: file.SampleRoutes })))

/** Every address that no product screen has. Also says which there are not. */
export function OtherRoutes() {
  return SampleRoutes ? <SampleRoutes /> : <NotFound />
}
