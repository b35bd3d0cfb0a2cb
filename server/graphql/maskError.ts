import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { isSafeError } from 'postgraphile/grafast';
import { GraphQLError } from 'postgraphile/graphql';
import { isUnavailable } from '../../db/unavailable.ts';
import type { ConstraintColumns } from '../http/constraintMessages.ts';
import { databaseUnavailable, HttpError, tooManyAtOnce } from '../http/errors.ts';
import { publicError } from '../http/publicError.ts';
import { Overloaded } from '../shared/semaphore.ts';
import { BulkError } from './operations/bulkUpdate.ts';
import { plainProblem } from './plainProblem.ts';

const NOTHING_DELETED = /^No values were deleted in collection /;

/**
 * Converts an error to what a viewer may see: registered database errors, violated constraints and our own errors as a
 * message, `extensions.code` and `extensions.field`, and for a stale update also `version` and `current`; errors in the
 * document itself rephrased (plainProblem.ts); all else is logged under an id and hidden behind it.
 */
export function maskError(log: Logger, columns: ConstraintColumns): (error: GraphQLError) => GraphQLError {
  return (error) => {
    const found = rootCause(error);
    const cause =
      found instanceof Overloaded ? tooManyAtOnce(found) : isUnavailable(found) ? databaseUnavailable() : found;
    if (cause !== found)
      log.warn(
        { path: error.path, reason: found?.message },
        'overloaded, or the database or the file store is unavailable',
      );
    const say = (message: string, extensions: Record<string, unknown>) =>
      new GraphQLError(message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        path: error.path,
        extensions,
      });
    const known = publicError(cause, columns);
    // somebody tries to get in, or a grant is missing: the response's status does not show it, its errors do
    if (known?.code === 'SL403') log.warn({ path: error.path, reason: cause?.message }, 'refused');
    if (known?.code === 'SL507') log.error({ err: cause, path: error.path }, 'a disk is full');
    if (cause instanceof BulkError)
      return say(cause.message, { code: cause.code, field: cause.field, failures: cause.failures });
    if (cause instanceof HttpError) return say(cause.message, { code: cause.code ?? 'SL400', field: cause.field });
    if (known) return say(known.message, { code: known.code, field: known.field, ...known.conflict });
    // the generated delete mutations report this for a row that does not exist and for one that the viewer may not see
    if (cause && NOTHING_DELETED.test(cause.message))
      return say('There is no such record.', { code: 'SL404', field: undefined });
    if (!cause || cause instanceof GraphQLError) {
      const isOfValue = error.message.startsWith('Variable "$'); // the cause does not name its place
      const { message, field } = plainProblem((isOfValue ? error : (cause ?? error)).message);
      return say(message, { code: 'SL400', field, ...error.extensions });
    }
    if (isSafeError(cause)) return say(cause.message, { code: 'SL400' });
    const id = randomBytes(6).toString('hex');
    log.error({ err: cause, path: error.path, errorId: id }, 'graphql failed');
    return say(`Something went wrong (error ${id}).`, { code: 'SL500', errorId: id });
  };
}

/** The innermost error: GraphQL and PostGraphile wrap the database's error. */
function rootCause(error: GraphQLError): Error | null {
  let cause: Error | null = error.originalError ?? null;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
