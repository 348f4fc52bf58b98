import { useState } from 'react'
import { rows } from './people'

const PER_PAGE = 25

/** Searched and turned in memory, at once. */
export function RowsList() {
  const [page, setPage] = useState(0)
  const [words, setWords] = useState('')
  const found = rows.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))

  return (
    <>
      <h1>List {found.length}</h1>
      <input
        type="search"
        aria-label="Search"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setPage(0)
        }}
      />
      <table>
        <tbody>
          {found.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map(({ id, name, section, email, joinedOn }) => (
            <tr key={id}>
              <td>
                <a href={`/list/${id}`}>{name}</a>
              </td>
              <td>{section}</td>
              <td>{email}</td>
              <td>{joinedOn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  )
}
