import type { messages as en } from '@/i18n/en/leading'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Meu naipe',
  events: 'Próximos eventos',
  noEvents: 'Nenhum evento que vem chama alguém do seu naipe.',
  members: 'Quem faz parte',
  nobody: 'Não há ninguém no que você lidera.',
  fields: { name: 'Nome', plays: 'Toca', phone: 'Telefone', email: 'E-mail' },
  checkin: {
    early: 'A partir das {{time}} você pode marcar quem chegou.',
    open: 'Marque quem chegou.',
    closed: 'O evento acabou: quem esteve presente entra no relatório.',
  },
  here: 'Chegou',
  hereOf: '{{name}} chegou',
  home: { open: 'Ao meu naipe' },
}
