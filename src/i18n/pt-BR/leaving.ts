import type { messages as en } from '@/i18n/en/leaving'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Saída: o que falta fazer',
  lastDay: 'O último dia é {{date}}.',
  noDay: 'O último dia não está registrado.',
  done: 'Feito',
  open: 'Pendente',
  things: { title: 'Empréstimos', back: 'Nada do grupo está com a pessoa.' },
  money: {
    title: 'Pagamentos',
    paid: 'Está tudo pago.',
    owes: 'Falta pagar {{amount}}.',
    credit: 'Há {{amount}} de crédito, para usar ou devolver.',
    statement: 'Ir para o extrato',
  },
  link: { title: 'Link pessoal', none: 'Nenhum foi feito.', used: 'Em uso, aberto pela última vez {{when}}' },
  account: { title: 'Conta', none: 'Nenhuma está ligada à pessoa.', people: 'Encerrar em Pessoas' },
  note: {
    lent_one: '{{count}} pessoa tem algo emprestado:',
    lent_other: '{{count}} pessoas têm algo emprestado:',
    noneLent: 'Nada do grupo está emprestado a quem sai.',
    owed_one: '{{count}} pessoa deve {{amount}}:',
    owed_other: '{{count}} pessoas devem {{amount}} ao todo:',
    noneOwed: 'Ninguém deve nada.',
    more: 'e mais {{shown}}',
  },
}
