import type { messages as en } from '@/i18n/en/home'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Que bom ver você, {{name}}',
  lead: {
    admin: 'Você cuida da administração',
    treasurer: 'Você cuida da tesouraria',
    conductor: 'Você cuida da regência',
    member: 'Você faz parte do grupo',
    client: 'Você entrou como visitante',
  },
  members: 'Integrantes',
  membersText_one: 'pessoa em atividade',
  membersText_other: 'pessoas em atividade',
  openMembers: 'Ver integrantes',
  sections: 'Por naipe',
  emptyTitle: '1. Cadastre os integrantes',
  emptyText: 'Todo o resto se apoia neles: quem veio, quem deve, quem toca o quê.',
  addFirst: 'Cadastrar a primeira pessoa',
  importMembers: 'Importar uma lista',
  invite: 'Convide quem ajuda',
  inviteSecond: '2. Convide quem ajuda',
  inviteText: 'Quem cuida da tesouraria e da regência ganha uma conta e vê só o que precisa para o seu trabalho.',
  openPeople: 'Convidar alguém',
  waitTitle: 'Você já entrou',
  waitText: 'A sua função ainda não abre nenhuma parte do Batuta. A administração de {{group}} pode mudar isso.',
  next: {
    title: 'O que vem aí',
    none: 'Nada marcado na agenda daqui para a frente.',
    open: 'Abrir a agenda',
    add: 'Marcar um evento',
  },
  unfinished: {
    title: 'Falta encerrar',
    text: 'Já passaram: quem veio?',
    more_one: 'e mais {{shown}}',
    more_other: 'e mais {{shown}}',
  },
  balance: {
    title: 'Saldo',
    open: 'Abrir as finanças',
    overdue: '{{amount}} em atraso',
    nothingOverdue: 'Nenhum pagamento em atraso.',
  },
  attendance: {
    title: 'Presença nos últimos eventos',
    presentOf: '{{present}} de {{expected}}',
    none: 'Nenhum evento foi encerrado ainda.',
    missing: 'A presença não foi registrada.',
    open: 'Abrir as análises',
  },
  birthdays: {
    title: 'Aniversários da semana',
    none: 'Nenhum nos próximos sete dias.',
    today: 'hoje',
  },
}
