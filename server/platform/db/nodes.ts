import type { ClientBase } from 'pg'

/**
 * What each node of the database says to the statement. Of a distributed one (Citus) the workers hold the rows, each on an ICU of
 * its own and with tables of their own; the commands that Citus passes on to them do not include ALTER COLLATION … REFRESH VERSION.
 */
export async function onEachNode(client: ClientBase, statement: string): Promise<unknown[]> {
  const here = await client.query<{ result?: unknown }>(statement)
  const { rows: citus } = await client.query(`select 1 where to_regproc('run_command_on_workers') is not null`)
  if (citus.length === 0) return here.rows.map(({ result }) => result)
  const { rows: workers } = await client.query<{
    nodename: string
    success: boolean
    result: string
    answers: boolean
  }>(
    `select nodename, success, result, success or citus_check_connection_to_node(nodename, nodeport) as answers
       from run_command_on_workers($1)`,
    [statement],
  )
  // One that is down keeps no other group waiting: it is asked again at the next start, and /health names it till then.
  const answers = workers.filter(({ answers }) => answers)
  const failed = answers.find(({ success }) => !success)
  if (failed !== undefined) throw new Error(`the worker ${failed.nodename} answered: ${failed.result}`)
  return [...here.rows, ...answers].map(({ result }) => result)
}
