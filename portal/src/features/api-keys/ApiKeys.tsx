/** `/my-api-keys`: the keys with which a league's or sponsor's own programs use the API. */
import { useState } from 'react';
import { newApiKey } from '../../../../ui/apiKeys.ts';
import { formatInstant } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import type { StatusStyle } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { RoleNav } from '../../layout/RoleNav.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { scopeName } from '../../shared/api-scopes/scopes.ts';
import { CreateKey } from './CreateKey.tsx';
import {
  MyApiKeysDocument,
  type MyApiKeysQuery,
  RevokeMyApiKeyDocument,
  RotateMyApiKeyDocument,
} from './generated/graphql.ts';

type ApiKey = MyApiKeysQuery['apiKeys'][number];
type Open = { what: 'create' | 'rotate' | 'revoke' | 'secret'; id?: number; name?: string; secret?: string };

const states: Readonly<Record<string, StatusStyle>> = {
  active: { label: 'Works', tone: 'confirmed', glyph: 'check' },
  expired: { label: 'Expired', tone: 'inactive', glyph: 'clock' },
  revoked: { label: 'Revoked', tone: 'inactive', glyph: 'minus' },
};

function Key({ apiKey, onOpen }: { apiKey: ApiKey; onOpen: (open: Open) => void }) {
  const { id, name, hint, state, scopes, expiresAt, oldSecretUntil, lastUsedAt } = apiKey;
  const style = states[state];
  return (
    <li>
      <p>
        <b>{name}</b> …{hint} {style && <Badge status={{ ...style, label: t(style.label) }} />}
      </p>
      <p className="soft small">{scopes.map((scope) => scopeName(String(scope))).join(', ')}</p>
      <p className="soft small">
        {lastUsedAt ? t('Last used {time}', { time: formatInstant(lastUsedAt) }) : t('Never used')}
        {' · '}
        {t('Expires {time}', { time: formatInstant(expiresAt) })}
        {oldSecretUntil && ` · ${t('The old secret works until {time}', { time: formatInstant(oldSecretUntil) })}`}
      </p>
      {state === 'active' && (
        <>
          <Button
            small
            variant="text"
            onClick={() => onOpen({ what: 'rotate', id, name })}
            aria-label={t('Rotate {name}', { name })}
          >
            {t('Rotate')}
          </Button>
          <Button
            small
            variant="text"
            onClick={() => onOpen({ what: 'revoke', id, name })}
            aria-label={t('Revoke {name}', { name })}
          >
            {t('Revoke')}
          </Button>
        </>
      )}
    </li>
  );
}

function Keys({ role }: { role: string }) {
  const { data, refetch } = useQuery(MyApiKeysDocument, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const show = async (secret: string) => {
    setOpen({ what: 'secret', secret });
    await refetch();
  };
  const { id = 0, name = '' } = open ?? {};
  const rotate = async () => {
    const { secret, input } = await newApiKey();
    await request(RotateMyApiKeyDocument, { input: { id, ...input } });
    await show(secret);
  };
  const revoke = async () => {
    await request(RevokeMyApiKeyDocument, { input: { id } });
    close();
    await refetch();
  };
  if (!data) return <PageSkeleton />;
  return (
    <>
      <p className="soft">
        {t(
          'With a key, a program of yours reads and changes what you may, and nothing else. Anyone who has a key can use it.',
        )}
      </p>
      <p className="soft">
        {t('Assistants such as Claude connect at {address}', { address: `${location.origin}/mcp` })}
      </p>
      <Button variant="main" wide onClick={() => setOpen({ what: 'create' })}>
        {t('Create a key')}
      </Button>
      {data.apiKeys.length > 0 ? (
        <ul>
          {data.apiKeys.map((apiKey) => (
            <Key key={apiKey.id} apiKey={apiKey} onOpen={setOpen} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="lock">{t('You have no keys yet.')}</EmptyState>
      )}
      {open?.what === 'create' && <CreateKey role={role} onMade={(secret) => void show(secret)} onClose={close} />}
      {open?.what === 'rotate' && (
        <Confirm title={t('Rotate {name}', { name })} action={t('Rotate')} onConfirm={rotate} onClose={close}>
          <p>{t('You get a new secret. The old one works for 24 more hours.')}</p>
        </Confirm>
      )}
      {open?.what === 'revoke' && (
        <Confirm title={t('Revoke {name}', { name })} action={t('Revoke')} onConfirm={revoke} onClose={close}>
          <p>{t('Programs that use this key stop working at once. This cannot be undone.')}</p>
        </Confirm>
      )}
      {open?.what === 'secret' && (
        <Dialog title={t('Copy your key')} onClose={close}>
          <p>{t('This is the only time that the key is shown. Store it where your program reads its secrets.')}</p>
          <Field label={t('Key')}>{(ids) => <input {...ids} className="input" readOnly value={open.secret} />}</Field>
          <CopyButton text={open.secret ?? ''} />
        </Dialog>
      )}
    </>
  );
}

export default function ApiKeys() {
  useTitle(t('API keys'));
  return (
    <RoleGate roles={['organization', 'sponsor']}>
      {({ role }) => (
        <AccountPage title={t('API keys')} nav={<RoleNav />}>
          <Keys role={role} />
        </AccountPage>
      )}
    </RoleGate>
  );
}
