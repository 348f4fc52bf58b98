import type { messages as en } from '@/i18n/en/sorting'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  movable: 'linha que se move',
  handle: 'Mover {{title}}',
  how: 'Aperte Espaço para pegar a linha, as setas para movê-la, Espaço para soltá-la e Esc para deixá-la onde estava.',
  taken: '{{title}} na mão, no lugar {{place}}.',
  over: '{{title}} está no lugar {{place}}.',
  laid: '{{title}} ficou no lugar {{place}}.',
  back: '{{title}} voltou ao lugar de antes.',
}
