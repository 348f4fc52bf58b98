import { Card, CardContent } from '@mui/material'
import fakeDataProvider from 'ra-data-fakerest'
import { Admin, DataTable, List, Resource, SearchInput, Title } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { rows } from '../bare/people'

// The bare pages' home and list as react-admin's tutorial builds them, with the same rows in memory: no call takes any time.

const dataProvider = fakeDataProvider({ members: rows })
const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Home() {
  return (
    <>
      <Title title="Home" />
      {[0, 250, 500, 750].map((from) => (
        <Card key={from} className="home-card">
          <CardContent>
            <h2>From {from}</h2>
            <ul>
              {rows.slice(from, from + 5).map(({ id, name, section }) => (
                <li key={id}>
                  {name}, {section}
                </li>
              ))}
            </ul>
          </CardContent>
        </Card>
      ))}
    </>
  )
}

function Members() {
  return (
    <List perPage={25} filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="section" />
        <DataTable.Col source="email" />
        <DataTable.Col source="joinedOn" />
      </DataTable>
    </List>
  )
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} dashboard={Home} disableTelemetry>
    <Resource name="members" list={Members} />
  </Admin>,
)
