import type { messages as en } from '@/i18n/en/samples/samplesTodo'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Tarefas',
  add: 'Nova tarefa',
  search: 'Buscar tarefas',
  complete: '“{{title}}” está concluída',
  star: 'Marcar “{{title}}” como importante',
  remove: 'Excluir “{{title}}”',
  restore: 'Trazer “{{title}}” de volta',
  added: '“{{title}}” foi adicionada.',
  saved: '“{{title}}” foi salva.',
  removed: '“{{title}}” foi excluída.',
  restored: '“{{title}}” está de volta.',
  noMatch: 'Nenhuma tarefa encontrada',
  empty: {
    title: 'Nenhuma tarefa aqui',
    hint: 'O que você adicionar, marcar, concluir ou excluir aparece na lista correspondente.',
  },
  filters: {
    label: 'Listas',
    all: 'Todas as tarefas',
    important: 'Importantes',
    completed: 'Concluídas',
    deleted: 'Excluídas',
  },
  tags: { label: 'Etiquetas', team: 'Equipe', low: 'Baixa', medium: 'Média', high: 'Alta', update: 'Atualização' },
  sorts: {
    label: 'Ordem',
    none: 'De criação',
    'title-asc': 'Título, A a Z',
    'title-desc': 'Título, Z a A',
    assignee: 'Pessoa',
    'due-date': 'Prazo',
  },
  fields: { title: 'Título', dueDate: 'Prazo', assignee: 'Pessoa', description: 'Descrição' },
  form: { add: 'Nova tarefa', edit: 'Editar tarefa', submit: 'Adicionar' },
}
