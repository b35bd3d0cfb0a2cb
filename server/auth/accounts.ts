import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'express';
import { HttpError, notFound, tooManyAttempts } from '../http/errors.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { MakeThrottle } from '../http/throttle.ts';
import { countLinkView, isAhead, isScanner } from '../links/views.ts';
import { readLink, recoveryVersion, verifyLink } from '../shared/links/links.ts';
import { hashPassword, passwordMessage } from '../shared/passwords/passwords.ts';
import { checkPassword, rememberAddress, type SignInContext } from './checkPassword.ts';
import { findLogin, type LoginRow, loginTokenFor } from './loginRow.ts';
import { insteadOfPassword, requirePasswords } from './oidc/passwordsOff.ts';
import { afterPassword } from './signIns.ts';

const MINUTES = 60;
/** Minimum duration of a recovery request in milliseconds; queueing an email takes much less. */
const RECOVERY_TAKES = 250;
const caller = (req: Request) => addressKey(req.ip ?? 'unknown');
/**
 * Who views an invitation or recovery link: the page posts it when a person sees it; HEAD and prefetch do not count.
 */
const looker = (req: Request) => {
  const userAgent = req.get('user-agent') ?? '';
  return { address: req.ip ?? 'unknown', userAgent, scanner: isAhead(req) || isScanner(userAgent) };
};
const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const text = (value: unknown, max = 320) => (typeof value === 'string' ? value.slice(0, max) : '');

/** Sign-in, recovery and invitations (S-359, S-377, S-381, S-389, S-391). */
export function installAccounts(app: SignInContext, throttle: MakeThrottle): void {
  const { express, database, config, clock, log } = app;
  const recoveries = throttle('recovery', 5, 60 * MINUTES);

  /** A session after an emailed link and a new password; null for who has to log in with a second factor now. */
  const sessionOf = (user: LoginRow) => (user.second_factor ? null : loginTokenFor(user, app));

  /** {auth: {email, password}} → SignInAnswer; 404 for an unknown email and for a wrong password, in the same time. */
  express.post('/user_token', async (req, res) => {
    const auth = record(record(req.body).auth);
    const email = text(auth.email).trim().toLowerCase();
    const password = text(auth.password, 1000);
    const proof = await checkPassword(app, { email, password, address: req.ip ?? 'unknown', requestId: req.id });
    if (!proof) {
      requirePasswords(config, email); // for every address of the domain, so it does not reveal who has an account
      throw notFound('Unknown username or password.');
    }
    res.status(201).json(await afterPassword(app, req, proof.user, proof.readAt));
  });

  /** {email} → always the same response, whether or not the account exists. */
  express.post('/account_recovery', async (req, res) => {
    const email = text(record(req.body).email).trim().toLowerCase();
    if (!(await app.loginAttempts.byAddress.take(caller(req)))) throw tooManyAttempts();
    // both cases take as long as the longer one, so the time does not reveal whether the account exists
    const request = async () => {
      const role = (await findLogin(app, email))?.role;
      if (email && !insteadOfPassword(config, email, role) && (await recoveries.take(email)))
        await database.asServer('select app_private.request_recovery($1)', [email]);
    };
    await Promise.all([wait(RECOVERY_TAKES), request()]);
    requirePasswords(config, email);
    res.json({
      message: "If there's an account associated with this email address, an email is sent to reset the password.",
    });
  });

  /** The user of a valid recovery token, and the token's version; otherwise throws 404. */
  const recoveringUser = async (token: string) => {
    const claims = verifyLink(token, config.secrets, clock.seconds());
    if (claims?.kind !== 'recovery') throw notFound('Recovery Link is Invalid');
    const [state] = await database.asServer<RecoveringRow>(
      'select email, name, role, sessions_valid_after, app_private.may_recover($1) as open from app_private.session_state($1)',
      [claims.id],
    );
    const usable = state?.open && recoveryVersion(state.sessions_valid_after) === claims.v;
    if (!usable) throw notFound('Recovery Link is Invalid');
    return { ...state, userId: claims.id, version: claims.v, own: [state.email, state.name ?? ''] };
  };
  express.get('/reset_password/:token', async (req, res) => {
    const { userId } = await recoveringUser(req.params.token);
    await countLinkView(app, 'recovery', String(userId), looker(req));
    res.json({ valid: true });
  });
  /** {reset_password: {recovery_token, password, password_confirmation}} → {message, jwt}: the user is signed in. */
  express.post('/reset_password', async (req, res) => {
    const input = record(record(req.body).reset_password);
    const { userId, version, email, role, own } = await recoveringUser(text(input.recovery_token, 4000));
    requirePasswords(config, email, role);
    const message = passwordMessage(input.password, input.password_confirmation, own);
    if (message) throw new HttpError(422, message, 'SL422', 'password');
    await database.asServer('select app_private.set_password($1, $2, $3)', [
      userId,
      await hashPassword(text(input.password, 200)),
      version, // checked again: the link may have been used while the password was hashed
    ]);
    await rememberAddress(app, userId, req.ip ?? 'unknown');
    log.info({ requestId: req.id, event: 'password set by recovery', userId }, 'security');
    const user = await findLogin(app, email);
    if (!user) throw notFound('Recovery Link is Invalid');
    res.json({ message: 'Password changed successfully!', jwt: sessionOf(user) });
  });

  /** The open invitation of a token; throws 404 if it is unknown, used, expired or was sent again. */
  const invitation = async (token: string) => {
    const claims = verifyLink(token, config.secrets, clock.seconds());
    if (claims?.kind !== 'invitation') throw notFound('Invitation not found');
    const [row] = await database.asServer<InvitationRow>(
      `select i.*, app_private.link_version('invitation', i.id::text) as version from app_private.find_invitation($1) i`,
      [claims.id],
    );
    if (!row || row.accepted_at || row.version !== claims.v) throw notFound('Invitation not found');
    return row;
  };
  /** What a used invitation's account belongs to, also after the link has expired (R26, V12); undefined if it is open. */
  const usedInvitation = async (token: string) => {
    const claims = readLink(token, config.secrets);
    if (claims?.kind !== 'invitation') return undefined;
    const [used] = await database.asServer<{ email: string; team: string | null }>(
      'select email, team from app_private.used_invitation($1, $2)',
      [claims.id, claims.v],
    );
    return used && { id: claims.id, name: null, ...used, status: 'active' };
  };
  /**
   * {id, name, email, status, team, inviter, provider}: status `invited`, or `active` if the account belongs to the `team`
   * already; provider: the id of the one by which it signs in instead of a password, if there is one.
   */
  express.get('/invitations/:token', async (req, res) => {
    const used = await usedInvitation(req.params.token);
    if (used) return void res.json(used);
    const { id, name, email, role, status, team, inviter } = await invitation(req.params.token);
    await countLinkView(app, 'invitation', String(id), looker(req));
    const provider = insteadOfPassword(config, email, role)?.id;
    res.json({ id, name, email, status, team, inviter, provider });
  });
  express.post('/invitations/:token/accept', async (req, res) => {
    const { id, email, role, version } = await invitation(req.params.token);
    requirePasswords(config, email, role);
    const input = record(req.body);
    const message = passwordMessage(input.password, input.password_confirmation, [email, text(input.name, 1000)]);
    if (message) throw new HttpError(422, message, 'SL422', 'password');
    const name = text(input.name, 1000).trim();
    if (!name) throw new HttpError(422, 'Please give your full name.', 'SL422', 'name');
    const phone = text(input.cell_phone, 20).trim();
    if (phone && !/^(\d{3}-\d{3}-\d{4}|\d{10})$/.test(phone)) {
      throw new HttpError(422, 'Please give the cell phone as 555-555-5555.', 'SL422', 'cell_phone');
    }
    await database.asServer('select app_private.accept_invitation($1, $2, $3, $4, $5, $6)', [
      id,
      await hashPassword(text(input.password, 200)),
      name,
      text(input.title, 1000).trim() || null,
      // stored in one format
      phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') || null,
      version,
    ]);
    const user = await findLogin(app, email);
    if (!user) throw notFound('Invitation not found');
    await rememberAddress(app, user.user_id, req.ip ?? 'unknown');
    log.info({ requestId: req.id, event: 'invitation accepted', userId: user.user_id }, 'security');
    res.status(201).json({ jwt: sessionOf(user), message: 'Your account has been created.' });
  });
}

interface RecoveringRow {
  email: string;
  role: string;
  name: string | null;
  sessions_valid_after: Date | number | null;
  open: boolean;
  [column: string]: unknown;
}

interface InvitationRow {
  id: number;
  user_id: number;
  email: string;
  role: string;
  name: string | null;
  status: string;
  accepted_at: Date | null;
  inviter: string | null;
  team: string | null;
  version: number | null;
  [column: string]: unknown;
}
