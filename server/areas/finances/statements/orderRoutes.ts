import {
  addPaymentOrderCall,
  findOrderFileCall,
  findPayablesCall,
  findPaymentOrderCall,
  listPaymentOrdersCall,
  markPaymentOrderCall,
  removePaymentOrderCall,
} from '@contract/finances/sepa/paymentOrders'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { serve } from '../../../platform/http/serve'
import { orderRepository } from './orderRepository'

/** Payments that the group orders from its bank. */
export const orderRoutes: AreaRoutes = (app, { db }) => {
  const orders = orderRepository(db)

  serve(app, findPayablesCall, (request) => orders.findPayables(callerOf(request).groupId))

  serve(app, listPaymentOrdersCall, async (request) => ({ orders: await orders.list(callerOf(request).groupId) }))

  serve(app, findPaymentOrderCall, async (request) => ({
    order: await orders.find(callerOf(request).groupId, request.query.id),
  }))

  serve(app, findOrderFileCall, (request) => orders.file(callerOf(request).groupId, request.query.id))

  serve(app, addPaymentOrderCall, async (request, reply) => {
    const { order, isNew } = await orders.add(callerOf(request), request.body.order)
    return reply.code(isNew ? 201 : 200).send({ order })
  })

  serve(app, markPaymentOrderCall, async (request) => ({
    order: await orders.mark(callerOf(request), request.body.id, request.body.isSent),
  }))

  serve(app, removePaymentOrderCall, async (request) => {
    await orders.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
