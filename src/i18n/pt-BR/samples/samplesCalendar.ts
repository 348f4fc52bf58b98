import type { messages as en } from '@/i18n/en/samples/samplesCalendar'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Agenda de exemplo',
  add: 'Novo evento',
  calendars: 'Categorias',
  all: 'Todas',
  views: { label: 'Mostrar em', month: 'Mês', week: 'Semana', day: 'Dia', list: 'Lista' },
  previous: { month: 'Mês anterior', week: 'Semana anterior', day: 'Dia anterior', list: 'Mês anterior' },
  next: { month: 'Próximo mês', week: 'Próxima semana', day: 'Próximo dia', list: 'Próximo mês' },
  today: 'Hoje',
  allDay: 'Dia inteiro',
  empty: 'Nenhum evento neste mês',
  added: '“{{title}}” foi adicionado.',
  saved: '“{{title}}” foi salvo.',
  moved: '“{{title}}” foi movido.',
  removed: '“{{title}}” foi removido.',
  form: {
    add: 'Novo evento',
    edit: 'Editar evento',
    submit: 'Adicionar',
    title: 'Título',
    calendar: 'Categoria',
    startDay: 'Começa em',
    startTime: 'Começa às',
    endDay: 'Termina em',
    endTime: 'Termina às',
  },
}
