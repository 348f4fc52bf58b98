import type { messages as en } from '@/i18n/en/leading'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Meu naipe',
  events: 'Próximos eventos',
  noEvents: 'Nenhum evento que vem chama alguém do seu naipe.',
  finished: 'Quem veio nos últimos',
  members: 'Quem faz parte',
  nobody: 'Não há ninguém no que você lidera.',
  fields: { name: 'Nome', plays: 'Toca', phone: 'Telefone', email: 'E-mail' },
  checkin: {
    early: 'A partir das {{time}} você pode marcar quem chegou.',
    open: 'Marque quem chegou.',
    closed: 'O evento acabou: quem esteve presente entra no relatório.',
  },
  attendance: {
    title: 'Quem veio',
    lead: 'O que diz o relatório. O que você corrigir aqui é corrigido nele, com o seu nome.',
    of: 'Presença de {{name}}',
    set: '{{name}}: {{status}}.',
    counted: 'vieram {{present}} de {{recorded}}',
  },
  messages: {
    title: 'Suas mensagens',
    write: 'Escrever',
    all: 'Todos os ativos que você lidera',
    chosen: 'Pessoas escolhidas',
    who: 'Pessoas',
  },
  here: 'Chegou',
  hereOf: '{{name}} chegou',
  home: { open: 'Ao meu naipe' },
}
