import type { messages as en } from '@/i18n/en/analytics'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = { title: 'Análises' }
