import { HttpError } from 'react-admin';
import { ApiError } from '../../../ui/graphql.ts';

type Refused = { body?: { graphQLErrors?: readonly { message: string; extensions?: Record<string, unknown> }[] } };

/**
 * ra-data-graphql puts Apollo's error into `body`, while forms read `body.errors`: this names the input of a
 * refused value there. Other failures keep the server's sentence as their message.
 */
export function toFormError(error: unknown): unknown {
  const first = (error as Refused)?.body?.graphQLErrors?.[0];
  if (!first) return error;
  const { field, code, status } = first.extensions ?? {};
  if (status === 401 || code === 'SL401') {
    return new ApiError(first.message, { status: 401, code: 'SL401' });
  }
  const errors = typeof field === 'string' ? { [field]: first.message } : undefined;
  return new HttpError(first.message, Number(status) || 200, { ...(errors ? { errors } : {}), code });
}
