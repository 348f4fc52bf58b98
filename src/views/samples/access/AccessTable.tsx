import { createMongoAbility } from '@casl/ability'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { StatusIcon, type StatusShape } from '@/@core/components/page/StatusIcon'
import type { AppAbility } from '@/auth/Can'
import { accessLevel, roleRules, viewedRoles, viewedSubjects, type AccessLevel, type ViewedRole } from './roleRules'

const shapes: Record<AccessLevel, StatusShape> = { all: 'dot', some: 'half', read: 'ring', none: 'dash' }

const levelsOf = (role: ViewedRole) => {
  const ability = createMongoAbility<AppAbility>(roleRules[role])
  return viewedSubjects.map((subject) => ({
    subject,
    level: accessLevel((action, about) => ability.can(action, about), subject),
  }))
}

/** Read from the same rules that guard the screens. `current` is the role that one looks with. */
export function AccessTable({ current }: { current: ViewedRole | undefined }) {
  const { t } = useTranslation('samplesAccess')
  return (
    <>
      <h2 id="access-table-title">{t('table.title')}</h2>
      {/* Wider than a phone: it scrolls by itself, also with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="access-scroll" aria-labelledby="access-table-title" tabIndex={0}>
        <Table className="access-table">
          <thead>
            <tr>
              <th scope="col">{t('table.role')}</th>
              {viewedSubjects.map((subject) => (
                <th key={subject} scope="col">
                  {t(`subjects.${subject}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {viewedRoles.map((role) => (
              <tr key={role} className={role === current ? 'is-current' : undefined}>
                <th scope="row">
                  {t(`roles.${role}`)}
                  {role === current && <span className="visually-hidden"> {t('table.current')}</span>}
                </th>
                {levelsOf(role).map(({ subject, level }) => (
                  <td key={subject} className={`is-${level}`}>
                    <StatusIcon shape={shapes[level]} />
                    {t(`levels.${level}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <p className="form-text">{t('table.note')}</p>
    </>
  )
}
