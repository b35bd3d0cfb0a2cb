import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, get, object, sideEffect } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { hashPassword, passwordFault, verifyPassword } from '../../../db/shared/passwords.ts';
import { findLogin, loginTokenFor } from '../../auth/accounts.ts';
import { tokenHash } from '../../auth/signatures.ts';
import { HttpError, notPermitted, notSignedIn } from '../../http/errors.ts';
import { addressKey } from '../../http/rateLimit.ts';
import { type PlanBuild, resourceOf } from './resource.ts';

interface AcceptInput {
  offerId?: number | null;
  startDate: string;
  endDate: string;
  email?: string | null;
  password?: string | null;
  stamp?: string | null;
}

const tooManyAttempts = () => new HttpError(429, 'Too many attempts. Please wait some minutes and try again.', 'SL429');

/** What the person proved: whose password was right, and the e-mail that accepts. */
async function proveIdentity(
  input: AcceptInput,
  { app, viewer, address }: Grafast.Context,
  isOpen: (offerId: number) => Promise<boolean>,
) {
  if (!viewer) throw notSignedIn();
  if (viewer.type === 'login') return { email: viewer.email, verifiedUserId: viewer.userId, isLink: false };
  if (viewer.claims.kind !== 'offer') throw notPermitted();
  const email = (input.email ?? '').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new HttpError(422, 'Enter a valid email', 'SL422', 'email');
  // an offer that was answered already says so first, whatever the password: the second of two clicks is no guess
  if (!(await isOpen(viewer.claims.id))) return { email, verifiedUserId: null, isLink: true };
  // what is said now tells whether the e-mail has an account: it counts as asking for that (hasAccountLimit.ts)
  if (!(await app.accountQuestions.take(`offer:${viewer.claims.id}`))) throw tooManyAttempts();
  const user = await findLogin(app, email);
  if (!user) return { email, verifiedUserId: null, isLink: true };
  if (user.role !== 'organization' || user.status === 'deactivated') {
    throw new HttpError(
      403,
      'This e-mail cannot accept offers for a league. Please use another one.',
      'SL403',
      'email',
    );
  }
  const pair = `${email}|${addressKey(address)}`;
  if (!(await app.guesses.take(pair))) throw tooManyAttempts();
  if (!(await verifyPassword(input.password ?? '', user.password_hash))) {
    // the account may be the one that the first of several clicks has just made
    if (!(await isOpen(viewer.claims.id))) return { email, verifiedUserId: null, isLink: true };
    // the page looks for the first word (L-052)
    throw new HttpError(422, 'Password is not right.', 'SL422', 'password');
  }
  await app.guesses.clear(pair);
  return { email, verifiedUserId: user.user_id, isLink: true };
}

/**
 * acceptOffer (L-045 … L-048) and updatePassword (S-372): the calls that need a password, which is checked and hashed
 * here; SQL demands the outcome as a setting that only this server can set. And logout, which ends the caller's own token.
 */
export const AccountCallsPlugin = extendSchema((build) => {
  const offers = resourceOf(build as unknown as PlanBuild, 'offers');
  return {
    typeDefs: gql`
      """
      Answers to an offer. With the offer's link the token names the offer and email is required, password too when the
      email has an account; a login names the offer.
      """
      input AcceptOfferInput {
        clientMutationId: String
        offerId: Int
        startDate: Date!
        endDate: Date!
        email: String
        password: String
        """The offer's stamp as it was read; an offer that was changed since is not accepted. Left out: not asked."""
        stamp: String
      }
      type AcceptOfferPayload {
        clientMutationId: String
        """A session for the account that accepted by link; null for somebody who is signed in already."""
        jwt: String
        offer: Offer
      }
      input UpdatePasswordInput {
        clientMutationId: String
        password: String!
        passwordConfirmation: String!
      }
      type UpdatePasswordPayload {
        clientMutationId: String
        """The session that goes on; every older one has ended."""
        jwt: String!
      }
      input LogoutInput {
        clientMutationId: String
        """True: every session of this account ends, on all devices."""
        everywhere: Boolean
      }
      type LogoutPayload {
        clientMutationId: String
        """True once the session has ended on every server."""
        ended: Boolean!
      }
      extend type Mutation {
        """Ends the session that this call was sent with, or all of the account. Errors: SL401, SL403 for a link."""
        logout(input: LogoutInput!): LogoutPayload
        """Accepts a proposed offer: it becomes confirmed. Errors: SL409 not proposed or changed (field stamp), SL422 dates or password."""
        acceptOffer(input: AcceptOfferInput!): AcceptOfferPayload
        """Changes the password of whoever is signed in. Errors: SL422 with the rule that is not met."""
        updatePassword(input: UpdatePasswordInput!): UpdatePasswordPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          acceptOffer(_$root: unknown, args: FieldArgs) {
            const $result = sideEffectWithPgClientTransaction(
              offers.executor,
              [args.getRaw('input'), context()] as never,
              async (client, [input, ctx]: [AcceptInput, Grafast.Context]) => {
                const { email, verifiedUserId, isLink } = await proveIdentity(input, ctx, async (offerId) => {
                  const found = await client.query<{ status: string }>({
                    text: 'select status::text from app_public.offers where id = $1',
                    values: [offerId],
                  });
                  return found.rows[0]?.status === 'proposed';
                });
                await client.query({
                  text: `select set_config('sideline.password_verified', $1, true)`,
                  values: [verifiedUserId === null ? '' : String(verifiedUserId)],
                });
                const { rows } = await client.query<{
                  accepted_offer_id: number;
                  user_id: number | null;
                  created: boolean;
                }>({
                  text: 'select accepted_offer_id, user_id, created from app_public.accept_offer($1::int, $2::date, $3::date, $4::text, $5::text)',
                  values: [input.offerId ?? null, input.startDate, input.endDate, email, input.stamp ?? null],
                });
                const accepted = rows[0];
                return { id: accepted?.accepted_offer_id ?? null, email, isLink, created: accepted?.created ?? false };
              },
            );
            // a second step, so that the token is made after the transaction has committed and the account exists
            const $jwt = sideEffect(
              [$result, context()] as never,
              async ([accepted, { app, viewer }]: [
                { id: number; email: string; isLink: boolean; created: boolean },
                Grafast.Context,
              ]) => {
                if (!accepted?.isLink || viewer?.type !== 'link') return null;
                const user = await findLogin(app, accepted.email);
                if (!user) return null;
                const scope =
                  accepted.created || user.password_hash === null
                    ? { offerId: accepted.id, linkVersion: viewer.claims.v }
                    : undefined;
                return loginTokenFor(user, app, scope);
              },
            );
            return object({
              id: get($result, 'id'),
              jwt: $jwt,
              clientMutationId: args.getRaw(['input', 'clientMutationId']),
            });
          },
          updatePassword(_$root: unknown, args: FieldArgs) {
            const $jwt = sideEffect(
              [args.getRaw('input'), context()] as never,
              async ([input, { app, viewer }]: [
                { password: string; passwordConfirmation: string },
                Grafast.Context,
              ]) => {
                if (!viewer) throw notSignedIn();
                if (viewer.type !== 'login' || viewer.scopeOfferId !== null) throw notPermitted();
                const fault = passwordFault(input.password, input.passwordConfirmation, [viewer.email]);
                if (fault) throw new HttpError(422, fault, 'SL422', 'password');
                await app.database.asServer('select app_private.set_password($1, $2)', [
                  viewer.userId,
                  await hashPassword(input.password),
                ]);
                app.log.info({ event: 'password changed', userId: viewer.userId }, 'security');
                const user = await findLogin(app, viewer.email);
                if (!user) throw notSignedIn();
                return loginTokenFor(user, app);
              },
            );
            return object({ jwt: $jwt, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
          },
          logout(_$root: unknown, args: FieldArgs) {
            const $ended = sideEffect(
              [args.getRaw('input'), context()] as never,
              async ([input, { app, viewer, token }]: [{ everywhere?: boolean | null }, Grafast.Context]) => {
                if (!viewer || !token) throw notSignedIn();
                if (viewer.type !== 'login') throw notPermitted();
                app.log.info(
                  { event: input.everywhere ? 'logged out everywhere' : 'logged out', userId: viewer.userId },
                  'security',
                );
                if (input.everywhere)
                  await app.database.asServer('select app_private.end_sessions($1)', [viewer.userId]);
                // this one too by name: a token may be as young as the moment in which all of them end
                await app.database.asServer('select app_private.end_session($1, $2, to_timestamp($3))', [
                  viewer.userId,
                  tokenHash(token),
                  viewer.expires,
                ]);
                return true;
              },
            );
            return object({ ended: $ended, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
          },
        },
      },
      AcceptOfferPayload: {
        plans: {
          // biome-ignore lint/suspicious/noExplicitAny: the step's type is decided by the plan above
          offer: ($payload: any) => offers.get({ id: $payload.get('id') }),
        },
      },
    },
  } as never;
});
