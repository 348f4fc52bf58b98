import { rows } from './people'

/** A few rows as cards. */
export function RowsHome() {
  return (
    <>
      <h1>Home</h1>
      {[0, 250, 500, 750].map((from) => (
        <section key={from} className="card">
          <h2>From {from}</h2>
          <ul>
            {rows.slice(from, from + 5).map(({ id, name, section }) => (
              <li key={id}>
                {name}, {section}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
