import type { messages as en } from '@/i18n/en/events'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  categories: { Publico: 'Público', Particular: 'Particular', Ensaio: 'Ensaio', Outros: 'Outros' },
  statuses: { scheduled: 'Marcado', finished: 'Encerrado', cancelled: 'Cancelado' },
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
  category: 'Categoria',
  allDay: 'dia inteiro',
}
