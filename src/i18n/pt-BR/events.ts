import type { messages as en } from '@/i18n/en/events'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  categories: { Publico: 'Público', Particular: 'Particular', Ensaio: 'Ensaio', Outros: 'Outros' },
  statuses: { scheduled: 'Confirmado', finished: 'Encerrado', cancelled: 'Cancelado' },
  plannings: { option: 'A confirmar', draft: 'Rascunho' },
  owed: 'Falta encerrar',
  attendance: {
    present: 'Presente',
    absent: 'Ausente',
    excused: 'Justificado',
    late: 'Atrasado',
    left_early: 'Saiu antes',
    none: 'Sem registro',
    part: 'parte {{part}}',
  },
  letters: { present: 'P', absent: 'A', excused: 'J', late: 'At', left_early: 'SA', none: '–' },
  history: {
    title: 'Histórico',
    finished: '{{name}} encerrou',
    corrected: '{{name}} corrigiu',
    reopened: '{{name}} reabriu',
  },
  days: {
    title: 'Dia a dia',
    coming_one: '{{shown}} vem',
    coming_other: '{{shown}} vêm',
    kinds: { rehearsal: 'Ensaio', concert: 'Concerto', travel: 'Viagem', other: 'Outra coisa' },
  },
  programme: {
    total: '{{shown}} ao todo',
    untimed_one: '{{shown}} obra sem duração',
    untimed_other: '{{shown}} obras sem duração',
    encore: 'Bis',
    withIntermission: '{{shown}} de intervalo',
  },
  category: 'Categoria',
  allDay: 'dia inteiro',
}
