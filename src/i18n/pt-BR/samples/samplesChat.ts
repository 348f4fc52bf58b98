import type { messages as en } from '@/i18n/en/samples/samplesChat'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Bate-papo',
  search: 'Buscar contatos',
  talks: 'Conversas',
  contacts: 'Contatos',
  noMatch: 'Ninguém com esse nome',
  unseen_one: '{{count}} mensagem nova',
  unseen_other: '{{count}} mensagens novas',
  none: { title: 'Nenhuma conversa aberta', hint: 'Escolha alguém da lista para ler e escrever.' },
  gone: { title: 'Esse contato não existe', text: 'Escolha alguém da lista.' },
  back: 'Voltar aos contatos',
  log: 'Conversa com {{name}}',
  nothingYet: 'Ainda não há nenhuma mensagem.',
  typing: 'está escrevendo…',
  typingBy: '{{name}} está escrevendo…',
  newMark: 'Novas',
  statuses: { sent: 'Enviada', delivered: 'Entregue', read: 'Lida' },
  you: 'Você',
  write: 'Escreva uma mensagem',
  send: 'Enviar',
  presences: { online: 'Disponível', away: 'Ausente', busy: 'Ocupado', offline: 'Desconectado' },
}
