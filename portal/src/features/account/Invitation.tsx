/** `/invitation/{token}`: an invited user sets name and password (S-377 to S-388). */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { decodeToken, type LinkClaims, loginPath } from '../../../../ui/session.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { type RestQuery, useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ProviderButtons } from '../../shared/identity-providers/ProviderButtons.tsx';
import { NewPassword, noPassword, unknownErrorText } from './NewPassword.tsx';

interface InvitationAnswer {
  id: number | string;
  name: string | null;
  email: string;
  /** `active`: the invitation was used, and the account belongs to the team. */
  status: string;
  team?: string | null;
  /** Who sent it; null if nobody is known, as for the first person of an installation. */
  inviter?: string | null;
  /** The provider by which this person logs in instead of a password; null: by password. */
  provider?: string | null;
}

type Loaded = RestQuery<InvitationAnswer>;

/** Milliseconds for which "Invitation not found" is shown before the login page says that the link has expired (S-385). */
export const notFoundPause = 2500;

/** The value of the email field in each state (S-377, S-384, S-386). */
function invitationEmail(state: Loaded): string {
  if (state.kind === 'ready') return state.answer.email;
  if (state.kind === 'loading') return 'Loading your invitation...';
  return state.kind === 'not-found' ? 'Invitation not found' : 'Invitation request failed';
}

/**
 * A cell phone as ddd-ddd-dddd from ten digits, however they are grouped and with or without the country code +1; empty
 * for no input, null if it is not a valid number (S-379, S-380).
 */
export function cellPhone(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const parts = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/.exec(text);
  return parts?.slice(1).join('-') ?? null;
}

/** Why the passwords are rejected before they are sent, by field, verbatim from S-388; null if they are not. */
export const invitationPasswordProblems = ({ password, confirmation }: typeof noPassword) => ({
  password:
    /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
      ? null
      : t('Your password must have at least one uppercase letter, one lowercase letter, and one digit.'),
  confirmation: password === confirmation ? null : t('Your passwords must match.'),
});

interface InvitationDraft {
  /** Null until the user types another email than the invitation's. */
  name: string | null;
  title: string;
  phone: string;
}

export default function Invitation({ token }: { token: string }) {
  useTitle(t('Accept your invitation'));
  const [, navigate] = useLocation();
  const [attempt, setAttempt] = useState(0);
  // what the invitation is for, such as a handover
  const redirect = new URLSearchParams(globalThis.location.search).get('redirect');
  const state: Loaded = useRestQuery(`/invitations/${encodeURIComponent(token)}`, attempt);
  const person = useForm<InvitationDraft>({
    draft: `invitation.${decodeToken<LinkClaims>(token)?.id ?? 0}`,
    saved: { name: null, title: '', phone: '' },
    onSave: async () => undefined, // sent with the passwords, which are never stored
  });
  const { title, phone } = person.values;
  const [phoneLeft, setPhoneLeft] = useState(phone !== ''); // no error is shown while the number is still being typed
  useEffect(() => {
    if (state.kind !== 'not-found') return;
    const later = setTimeout(() => navigate('/login/expired-link', { replace: true }), notFoundPause);
    return () => clearTimeout(later);
  }, [state.kind, navigate]);

  const name = person.values.name ?? (state.kind === 'ready' ? state.answer.name : null) ?? '';
  const form = useForm({
    saved: noPassword,
    problemsOf: invitationPasswordProblems,
    onSave: async ({ password, confirmation }) => {
      await rest(
        'POST',
        `/invitations/${encodeURIComponent(token)}/accept`,
        {
          password,
          password_confirmation: confirmation,
          name: name.trim(),
          title: title.trim(),
          cell_phone: cellPhone(phone),
        },
        withoutLogin,
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) setAttempt(attempt + 1); // used in the meantime, or ended
        throw error;
      });
      person.reset();
      const created = `createdAccount=${encodeURIComponent(invitationEmail(state))}`;
      navigate(redirect ? `${loginPath(redirect)}&${created}` : `/login?${created}`, { replace: true });
    },
  });

  useLeaveWarning((person.dirty || form.dirty) && !form.busy);

  const disabled = state.kind !== 'ready';
  const phoneOk = cellPhone(phone) !== null;
  const { password, confirmation } = form.values;
  const complete = name.trim() !== '' && password !== '' && confirmation !== '' && phoneOk;

  if (state.kind === 'ready' && state.answer.status === 'active') {
    const { team, email } = state.answer;
    return (
      <AccountPage title={team ? t('You already belong to {team}', { team }) : t('You already have an account')}>
        <p>{t('This invitation was used. Log in as {email}.', { email })}</p>
        <ButtonLink to={redirect ? loginPath(redirect) : '/login'} variant="main" wide>
          {t('Go to log in')}
        </ButtonLink>
      </AccountPage>
    );
  }

  const { inviter = null, team = null, provider = null } = state.kind === 'ready' ? state.answer : {};
  const invites = inviter && team && <p>{t('{inviter} invites you to join {team}.', { inviter, team })}</p>;
  if (provider)
    return (
      <AccountPage title={t('Accept your invitation')}>
        {invites}
        <ProviderButtons only={provider} redirect={redirect} />
      </AccountPage>
    );
  return (
    <AccountPage title={t('Accept your invitation')}>
      {invites}
      <form className="form" {...form.props}>
        <TextField label={t('Email')} readOnly value={t(invitationEmail(state))} />
        {state.kind === 'failed' && <Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>}
        <TextField
          label={t('Full name')}
          autoComplete="name"
          required
          disabled={disabled}
          {...person.field('name')}
          value={name}
        />
        <TextField
          label={t('Title (optional)')}
          autoComplete="organization-title"
          disabled={disabled}
          {...person.field('title')}
        />
        <TextField
          label={t('Cell phone (optional)')}
          hint="555-555-5555"
          type="tel"
          autoComplete="tel-national"
          disabled={disabled}
          {...person.field('phone')}
          error={phoneOk || !phoneLeft ? null : t('Please write the number as 555-555-5555.')}
          onBlur={() => setPhoneLeft(true)}
        />
        <NewPassword label={t('Password')} disabled={disabled} field={form.field} />
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, unknownErrorText))}</ErrorNotice>}
        <Button
          variant="main"
          type="submit"
          wide
          disabled={disabled || !complete}
          busy={form.busy}
          busyText={t('Saving...')}
        >
          {t('Create account')}
        </Button>
      </form>
    </AccountPage>
  );
}
