import { Credentials, type UserData } from '@contract/auth'
import { signIn } from '@/redux/authCalls'
import type { AppDispatch } from '@/redux/store'

type Entered = { userData: UserData } | { validationErrors: Record<string, string> }

/** Signs in by what the fields say, or tells by their names what is wrong with them. Rejects with a Failure. */
export async function enterByPassword(dispatch: AppDispatch, fields: FormData): Promise<Entered> {
  const credentials = Credentials.safeParse(Object.fromEntries(fields))
  if (credentials.success) return { userData: await dispatch(signIn(credentials.data)).unwrap() }
  const { issues } = credentials.error
  return { validationErrors: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) }
}
