import { ApiError, NetworkError } from '../../../ui/graphql.ts';

type Wrapped = { name?: string; body?: { graphQLErrors?: readonly { extensions?: Record<string, unknown> }[] } };

/**
 * What ra-data-graphql makes of a failed call, as the rest of the console knows failures: the server's ApiError (with
 * `body.errors`, where react-admin's own forms look for the sentence of an input), or NetworkError when no answer came.
 */
export function toFormError(error: unknown): unknown {
  const wrapped = error as Wrapped;
  const refusal = wrapped?.body?.graphQLErrors?.[0]?.extensions?.refusal;
  if (refusal instanceof ApiError) {
    const errors = refusal.field ? { [refusal.field]: refusal.message } : {};
    return Object.assign(refusal, { body: { errors } });
  }
  return wrapped?.name === 'HttpError' && !wrapped.body ? new NetworkError(error) : error;
}
