import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import type { CustomizerFormProps } from './CustomizerForm'

const CustomizerForm = lazyPart(
  loader(() => import('./CustomizerForm')),
  (file) => file.default,
)

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
      <CustomizerForm {...form} />
    </Drawer>
  )
}
