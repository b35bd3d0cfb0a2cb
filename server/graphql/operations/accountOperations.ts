import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg';
import { context, type FieldArgs, get, object, sideEffect } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { isEmail } from '../../../ui/organization/contactEmails.ts';
import { checkPassword } from '../../auth/checkPassword.ts';
import { findLogin, loginTokenFor } from '../../auth/loginRow.ts';
import { LOGIN_SECONDS } from '../../auth/loginToken.ts';
import { requirePasswords } from '../../auth/oidc/passwordsOff.ts';
import { HttpError, notPermitted, notSignedIn, tooManyAttempts, viewingOnly } from '../../http/errors.ts';
import { hashPassword, passwordMessage } from '../../shared/passwords/passwords.ts';
import { tokenHash } from '../../shared/tokenHash.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { resourceOf } from './resource.ts';

interface AcceptInput {
  offerId?: number | null;
  startDate: string;
  endDate: string;
  email?: string | null;
  password?: string | null;
  stamp?: string | null;
}

/** What the user proved: whose password was correct, and the accepting email. */
interface Proof {
  email: string;
  verifiedUserId: number | null;
  isLink: boolean;
  /** When the account was read whose password was checked. */
  readAt: number;
}

/**
 * Runs before the transaction of the acceptance begins: hashing may have to wait, and must not hold a connection while it
 * does.
 */
async function proveIdentity(
  input: AcceptInput,
  { services, viewer, address, requestId }: Grafast.Context,
): Promise<Proof> {
  const readAt = services.clock.now();
  if (!viewer) throw notSignedIn();
  if (viewer.type === 'view_as') throw viewingOnly();
  if (viewer.type === 'login') return { email: viewer.email, verifiedUserId: viewer.userId, isLink: false, readAt };
  if (viewer.claims.kind !== 'offer') throw notPermitted();
  // a repeated request must see what the first one did, not what it read
  const { request: _keyed, ...reader } = viewer;
  const isOpen = async (): Promise<boolean> => {
    const [offer] = await services.database.as(reader, (query) =>
      query<{ status: string }>('select status::text from app_public.offers where id = $1', [viewer.claims.id]),
    );
    return offer?.status === 'proposed';
  };
  const email = (input.email ?? '').trim().toLowerCase();
  if (!isEmail(email)) throw new HttpError(422, 'Enter a valid email', 'SL422', 'email');
  // an offer that was answered already says so first, whatever the password: a double click is not a wrong attempt
  if (!(await isOpen())) return { email, verifiedUserId: null, isLink: true, readAt };
  // this response reveals whether the email has an account, so it counts as a lookup (hasAccountLimit.ts)
  if (!(await services.accountQuestions.take(`offer:${viewer.claims.id}`))) throw tooManyAttempts();
  // whatever refuses the answer for every email comes first, so that no refusal differs by the kind of account (K8)
  await services.database.asServer('select app_private.require_acceptable($1, $2, $3)', [
    viewer.claims.id,
    input.startDate,
    input.endDate,
  ]);
  const user = await findLogin(services, email);
  if (!user) return { email, verifiedUserId: null, isLink: true, readAt };
  if (user.role !== 'organization' || user.status === 'deactivated') {
    throw new HttpError(403, 'This email cannot accept offers for a league. Please use another one.', 'SL403', 'email');
  }
  const proof = await checkPassword(services, {
    email,
    password: input.password ?? '',
    address,
    ...(requestId ? { requestId } : {}),
  });
  if (!proof) {
    // the account may have been created by the first of several clicks
    if (!(await isOpen())) return { email, verifiedUserId: null, isLink: true, readAt };
    // the page recognizes this error by its first word (L-052)
    throw new HttpError(422, 'Password is not right.', 'SL422', 'password');
  }
  return { email, verifiedUserId: proof.user.user_id, isLink: true, readAt: proof.readAt };
}

/**
 * acceptOffer (L-045 … L-048) and updatePassword (S-372): the operations that need a password, which is checked and
 * hashed here; SQL requires the result as a setting that only this server can set. Also logout, which ends the session
 * of the current token.
 */
export const AccountOperationsPlugin = extendApi((build) => {
  const offers = resourceOf(build, 'offers');
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
        """
        Ends the session that this call was sent with, or all of the account; of staff who view as somebody else only the
        view. Errors: SL401, SL403 for a link.
        """
        logout(input: LogoutInput!): LogoutPayload
        """Accepts a proposed offer: it becomes confirmed. Errors: SL409 not proposed or changed (field stamp), SL422 dates or password."""
        acceptOffer(input: AcceptOfferInput!): AcceptOfferPayload
        """Changes the password of the signed-in user. Errors: SL403 if a provider signs them in instead, SL422 with the rule that is not met."""
        updatePassword(input: UpdatePasswordInput!): UpdatePasswordPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          acceptOffer(_$root: unknown, args: FieldArgs) {
            const $proof = sideEffect(
              stepsOf<[AcceptInput, Grafast.Context]>(args.getRaw('input'), context()),
              ([input, ctx]) => proveIdentity(input, ctx),
            );
            const $result = sideEffectWithPgClientTransaction(
              offers.executor,
              stepsOf<[AcceptInput, Proof]>(args.getRaw('input'), $proof),
              async (client, [input, { email, verifiedUserId }]) => {
                await client.query({
                  text: `select set_config('sideline.password_verified', $1, true)`,
                  values: [verifiedUserId === null ? '' : String(verifiedUserId)],
                });
                const { rows } = await client.query<{ accepted_offer_id: number; limited: boolean }>({
                  text: 'select accepted_offer_id, limited from app_public.accept_offer($1::int, $2::date, $3::date, $4::text, $5::text)',
                  values: [input.offerId ?? null, input.startDate, input.endDate, email, input.stamp ?? null],
                });
                return { id: rows[0]?.accepted_offer_id ?? null, limited: rows[0]?.limited ?? false };
              },
            );
            // a third step, so that the token is created after the transaction has committed and the account exists
            const $jwt = sideEffect(
              stepsOf<[{ id: number; limited: boolean }, Proof, Grafast.Context]>($result, $proof, context()),
              async ([accepted, { email, isLink, readAt }, { services, viewer, address }]) => {
                if (!isLink || viewer?.type !== 'link') return null;
                const user = await findLogin(services, email);
                if (!user) return null;
                const limited = accepted.limited || user.second_factor !== null; // a password alone opens nothing else
                const event = limited ? 'signed in by accepting an offer' : 'signed in';
                services.log.info({ event, userId: user.user_id, ip: address }, 'security');
                return limited
                  ? loginTokenFor(user, services, { scope: { offerId: accepted.id, linkVersion: viewer.claims.v } })
                  : loginTokenFor(user, services, { readAt });
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
              stepsOf<[{ password: string; passwordConfirmation: string }, Grafast.Context]>(
                args.getRaw('input'),
                context(),
              ),
              async ([input, { services, viewer }]) => {
                if (!viewer) throw notSignedIn();
                if (viewer.type === 'view_as') throw viewingOnly();
                if (viewer.type !== 'login' || viewer.scopeOfferId !== null) throw notPermitted();
                requirePasswords(services.config, viewer.email, viewer.role);
                const name = (await services.sessions.state(viewer.userId))?.name ?? '';
                const message = passwordMessage(input.password, input.passwordConfirmation, [viewer.email, name]);
                if (message) throw new HttpError(422, message, 'SL422', 'password');
                await services.database.asServer('select app_private.require_proof_of($1, $2)', [
                  viewer.userId,
                  viewer.session,
                ]);
                await services.database.asServer('select app_private.set_password($1, $2)', [
                  viewer.userId,
                  await hashPassword(input.password),
                ]);
                services.log.info({ event: 'password changed', userId: viewer.userId }, 'security');
                const user = await findLogin(services, viewer.email);
                if (!user) throw notSignedIn();
                const jwt = loginTokenFor(user, services);
                await services.database.asServer(
                  'select app_private.renew_provider_session($1, $2, to_timestamp($3))',
                  [viewer.session, tokenHash(jwt), services.clock.seconds() + LOGIN_SECONDS + 60],
                );
                return jwt;
              },
            );
            return object({ jwt: $jwt, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
          },
          logout(_$root: unknown, args: FieldArgs) {
            const $ended = sideEffect(
              stepsOf<[{ everywhere?: boolean | null }, Grafast.Context]>(args.getRaw('input'), context()),
              async ([input, { services, viewer, token }]) => {
                if (!viewer || !token) throw notSignedIn();
                if (viewer.type === 'view_as') {
                  await services.database.asServer('select app_private.end_user_views(array[$1::int])', [
                    viewer.viewId,
                  ]);
                  return true;
                }
                if (viewer.type !== 'login') throw notPermitted();
                services.log.info(
                  { event: input.everywhere ? 'logged out everywhere' : 'logged out', userId: viewer.userId },
                  'security',
                );
                if (input.everywhere)
                  await services.database.asServer('select app_private.end_sessions($1)', [viewer.userId]);
                // this token is also ended by its hash: it may be as recent as the instant at which all of them end
                await services.database.asServer('select app_private.end_session($1, $2, to_timestamp($3))', [
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
  };
});
