import { IdAnswer } from '@contract/primitives'
import { HouseholdList, PayerAnswer, type Household, type Payer, type PayerWrite } from '@contract/treasury/payers'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** By name of the payer. */
export const fetchHouseholds = createAppThunk<Household[]>('payers/fetch', async (_none, { dispatch, signal }) => {
  const { households } = await apiRequest(HouseholdList, { url: '/finances/list-payers', signal })
  const people = households.flatMap(({ members, others }) => [...members, ...others])
  dispatch(
    namesRead({
      members: people.map(({ memberId: id, name, beside }) => ({ id, name, ...(beside !== undefined && { beside }) })),
    }),
  )
  return households
})

export const savePayer = createAppThunk<Payer, PayerWrite>(
  'payers/save',
  async (payer) =>
    (await apiRequest(PayerAnswer, { method: 'post', url: '/finances/add-payer', data: { payer } })).payer,
)

export const removePayer = createAppThunk<string, string>(
  'payers/remove',
  async (id) => (await apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-payer', params: { id } })).id,
)
