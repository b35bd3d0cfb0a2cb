/** `/authorize`: a person lets a program in by OAuth, or refuses it (server/auth/oauth); `/device` leads here. */
import { useEffect, useState } from 'react';
import { ApiError, rest } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { untilShownAgain } from '../../lib/signIn.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { ScopeChoices } from '../../shared/api-scopes/ScopeChoices.tsx';

/** What opens a request: the address to which the program sent the browser, or the code that it shows. */
type Reference = { request?: string; user_code?: string };
/** `redirect_host`: where the browser goes afterwards; null for a device. */
type Asked = { client_name: string; redirect_host: string | null; scopes: string[] };
type Opened = { asked: Asked; reference: Reference };
type Person = { email: string; role: string };

const open = async (reference: Reference): Promise<Opened> => ({
  reference,
  asked: await rest<Asked>('POST', '/oauth/requests', reference),
});

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404)
    return 'This request is not valid: it has expired, or it was answered. Start again in the program.';
  return refusalOr(error, 'That did not work. Please try again.');
}

type DecisionProps = Opened & Person & { onDecided: (allowed: boolean) => void };

function Decision({ asked, reference, email, role, onDecided }: DecisionProps) {
  const { client_name: name, redirect_host: host } = asked;
  const decide = async (decision: { allow: boolean; scopes?: string[]; days?: number | null }) => {
    const { url } = await rest<{ url: string | null }>('POST', '/oauth/requests/decide', { ...reference, ...decision });
    if (!url) return onDecided(decision.allow);
    globalThis.location.replace(url);
    await untilShownAgain();
  };
  const form = useForm({
    saved: { scopes: asked.scopes.filter((scope) => scope.endsWith(':read')), days: 90 as number | null },
    onSave: (values) => decide({ allow: true, ...values }),
  });
  const denial = useAction(() => decide({ allow: false }));
  const days = [7, 30, 90].map((value) => ({
    value,
    label: t('{count, plural, one {# day} other {# days}}', { count: value }),
  }));
  const failure = form.failure ?? denial.error;
  return (
    <form className="form" {...form.props} noValidate>
      <p>
        <T
          id="A program that calls itself <b>{name}</b> asks to use Sideline as {email}."
          values={{ name, email }}
          components={{ b: <b /> }}
        />
      </p>
      <Notice tone="proposed" icon="alert">
        {host
          ? t('Your browser then goes to {host}. Continue only if you started this and know that address.', { host })
          : t('Continue only if you started this, and the program shows the code {code}.', {
              code: reference.user_code ?? '',
            })}{' '}
        {t('Any program can use any name.')}
      </Notice>
      <ScopeChoices scopes={asked.scopes} {...form.field('scopes')} />
      <p className="soft small">
        {/admin/.test(role) // staff
          ? t('It can never do more than you. You can end it at any time, under API keys and feeds.')
          : t('It can never do more than you. You can end it at any time, under API keys.')}
      </p>
      <SelectField label={t('Expires after')} choices={days} {...form.field('days')} />
      {failure !== null && <ErrorNotice>{t(problemOf(failure))}</ErrorNotice>}
      <div className="form__act">
        <Button variant="main" type="submit" busy={form.busy} disabled={denial.busy || form.values.scopes.length === 0}>
          {t('Allow')}
        </Button>
        <Button busy={denial.busy} disabled={form.busy} onClick={() => void denial.run()}>
          {t('Deny')}
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ code, onOpened }: { code: string; onOpened: (opened: Opened) => void }) {
  const form = useForm({
    saved: { user_code: code },
    onSave: async ({ user_code: typed }) => onOpened(await open({ user_code: typed.trim().toUpperCase() })),
  });
  const { ref } = form.props;
  useEffect(() => {
    if (code) ref.current?.requestSubmit(); // the program's link has it
  }, [code, ref]);
  const typing = {
    required: true,
    maxLength: 20,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  };
  return (
    <form className="form" {...form.props} noValidate>
      <TextField label={t('The code that the program shows')} {...typing} {...form.field('user_code')} />
      {form.failure !== null && <ErrorNotice>{t(problemOf(form.failure))}</ErrorNotice>}
      <Button variant="main" type="submit" wide busy={form.busy} disabled={form.values.user_code.trim() === ''}>
        {t('Continue')}
      </Button>
    </form>
  );
}

function OpenRequest(person: Person) {
  const [query] = useState(() => new URLSearchParams(globalThis.location.search));
  const code = query.get('code') ?? '';
  const request = code ? null : (query.get('request') ?? query.get('error'));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    if (request !== null) open({ request }).then(setOpened, setError);
  }, [request]);
  const texts = ['Denied. You can close this page.', 'Allowed. You can close this page and go back to the program.'];
  if (allowed !== null)
    return (
      <Notice tone="confirmed" icon="check">
        {t(texts[Number(allowed)] ?? '')}
      </Notice>
    );
  if (opened) return <Decision {...opened} {...person} onDecided={setAllowed} />;
  if (request === null) return <CodeForm code={code} onOpened={setOpened} />;
  return error === null ? <PageSkeleton /> : <ErrorNotice>{t(problemOf(error))}</ErrorNotice>;
}

export default function Authorize() {
  useTitle(t('Let a program in'));
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {({ email, role }) => (
        <AccountPage title={t('Let a program in')}>
          <OpenRequest email={email} role={role} />
        </AccountPage>
      )}
    </RoleGate>
  );
}
