import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { safeParse } from 'zod/v4/core'
import type { $ZodType } from 'zod/v4/core'

/**
 * A reply passes its schema, which leaves out or refuses what it does not name. Read forwards: the type provider's own compiler
 * encodes, for codecs, and thereby looks twice at every value that has a check. No reply has a codec, a default or a transform.
 */
export const serializeReply: FastifySerializerCompiler<$ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const result = safeParse(schema, data)
    if (result.error) throw new ResponseSerializationError(method, url, { cause: result.error })
    return JSON.stringify(result.data)
  }
