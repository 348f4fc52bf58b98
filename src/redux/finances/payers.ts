import {
  type Household,
  type Payer,
  type PayerWrite,
  listPayersCall,
  addPayerCall,
  removePayerCall,
} from '@contract/finances/payers'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** By name of the payer. */
export const fetchHouseholds = createAppThunk<Household[]>('payers/fetch', async (_none, { dispatch, signal }) => {
  const { households } = await apiRequest(listPayersCall, { signal })
  const people = households.flatMap(({ members, others }) => [...members, ...others])
  dispatch(
    namesRead({
      members: people.map(({ memberId: id, name, beside }) => ({ id, name, ...(beside !== undefined && { beside }) })),
    }),
  )
  return households
})

export const savePayer = async (payer: PayerWrite): Promise<Payer> =>
  (await apiRequest(addPayerCall, { data: { payer } })).payer

export const removePayer = async (id: string): Promise<string> =>
  (await apiRequest(removePayerCall, { params: { id } })).id
