import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Drawer } from '@/@core/components/dialog/Drawer'
import type { CustomizerFormProps } from './CustomizerForm'

const CustomizerForm = lazy(() => import('./CustomizerForm'))

interface CustomizerProps extends CustomizerFormProps {
  isOpen: boolean
  onReset: () => void
  onClose: () => void
}

export function Customizer({ isOpen, onReset, onClose, ...form }: CustomizerProps) {
  const { t } = useTranslation('layout')
  return (
    <Drawer
      isOpen={isOpen}
      title={t('navbar.appearance')}
      onClose={onClose}
      footer={<Button onClick={onReset}>{t('navbar.resetAppearance')}</Button>}
    >
      {/* Its texts come with it: what asks for them suspends. */}
      <Suspense fallback={null}>
        <CustomizerForm {...form} />
      </Suspense>
    </Drawer>
  )
}
