import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, get, lambda, object } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { signView, type ViewClaims } from '../../auth/viewToken.ts';
import { notPermitted } from '../../http/errors.ts';
import { tokenHash } from '../../shared/tokenHash.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { resourceOf } from './resource.ts';

interface View {
  view_id: number;
  email: string;
  name: string | null;
  role: ViewClaims['role'];
  expires_at: Date;
}

/** viewAsUser: staff get a token that reads what a portal user reads and writes nothing (L-262, L-263). */
export const ViewAsPlugin = extendApi((build) => {
  const users = resourceOf(build, 'users');
  return {
    typeDefs: gql`
      input ViewAsUserInput {
        clientMutationId: String
        userId: Int!
      }
      type ViewAsUserPayload {
        clientMutationId: String
        """The token of the view: read-only, ends after 30 minutes, on logout with it, and with the caller's own session."""
        jwt: String
        user: User
      }
      extend type Mutation {
        """
        Staff view the portal as a user of an organization or a sponsor; who viewed as whom, and when, is logged. Errors:
        SL403; SL404 for any other user; SL409 for an account that is not active.
        """
        viewAsUser(input: ViewAsUserInput!): ViewAsUserPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          viewAsUser(_$root: unknown, args: FieldArgs) {
            const $userId = args.getRaw(['input', 'userId']);
            const $view = sideEffectWithPgClientTransaction(
              users.executor,
              stepsOf<[number, Grafast.Context]>($userId, context()),
              async (client, [userId, { token }]) => {
                if (!token) throw notPermitted();
                const { rows } = await client.query<View>({
                  text: 'select view_id, email, name, role, expires_at from app_public.view_as_user($1::int, $2::text)',
                  values: [userId, tokenHash(token)],
                });
                return { userId, ...rows[0] };
              },
            );
            const $jwt = lambda(
              stepsOf<[View & { userId: number }, Grafast.Context]>($view, context()),
              ([view, { services }]) =>
                signView(
                  {
                    role: view.role,
                    sub: String(view.userId),
                    email: view.email,
                    name: view.name,
                    view_id: view.view_id,
                    exp: new Date(view.expires_at).getTime() / 1000,
                  },
                  services.config.secret,
                ),
            );
            return object({
              id: get($view, 'userId'),
              jwt: $jwt,
              clientMutationId: args.getRaw(['input', 'clientMutationId']),
            });
          },
        },
      },
      ViewAsUserPayload: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: the step's type is decided by the plan above
          user: ($payload: any) => users.get({ id: $payload.get('id') }),
        },
      },
    },
  };
});
