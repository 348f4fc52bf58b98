import type { messages as en } from '@/i18n/en/sorting'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  movable: 'verschiebbare Zeile',
  handle: '{{title}} verschieben',
  how: 'Mit der Leertaste nehmen Sie eine Zeile auf, mit den Pfeiltasten verschieben Sie sie, mit der Leertaste legen Sie sie ab; mit Escape bleibt sie, wo sie war.',
  taken: '{{title}} aufgenommen, an Stelle {{place}}.',
  over: '{{title}} ist an Stelle {{place}}.',
  laid: '{{title}} an Stelle {{place}} abgelegt.',
  back: '{{title}} ist wieder an der alten Stelle.',
}
