import type { Messages } from '@/i18n/messages'
import type { messages as en } from '@/i18n/en/finances/vouchers'

export const messages: Messages<typeof en> = {
  title: 'Números de ordem',
  lead: 'O que foi pago recebe seu número quando o mês é fechado. Nenhum número é dado duas vezes: o que é removido depois o deixa anulado.',
  year: 'Ano',
  caption: 'Números de ordem de {{year}}',
  number: 'Número',
  what: 'Lançamento',
  date: 'Data',
  receipts: 'Comprovantes',
  amount: 'Valor',
  void: 'Anulado',
  reasons: {
    removed: 'O lançamento foi removido',
    unpaid: 'Não está mais pago',
    moved: 'Passou para outro ano',
  },
  summary_one: '{{shown}} número',
  summary_other: '{{shown}} números',
  voidCount_one: '{{shown}} anulado',
  voidCount_other: '{{shown}} anulados',
  emptyTitle: 'Ainda não há números de ordem',
  emptyText: 'Feche um mês, e tudo o que foi pago nele é numerado, na ordem dos dias.',
  emptyYearTitle: 'Nenhum número em {{year}}',
  toMonths: 'Ir para os meses',
}
