/** The users of an organization: the list, inviting a user, resending an invitation (L-317, B-019, B-218, B-225). */
import { useState } from 'react';
import { formatInstant } from '../../../../../ui/formats.ts';
import { request } from '../../../../../ui/graphql.ts';
import type { StatusStyle } from '../../../../../ui/status.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../../components/Notice.tsx';
import { PageSkeleton } from '../../../components/Skeleton.tsx';
import { EmptyState } from '../../../components/States.tsx';
import { t } from '../../../i18n/i18n.ts';
import { AskOwner } from '../../../layout/AskOwner.tsx';
import { isOwner } from '../../../lib/memberRole.ts';
import { paths } from '../../../lib/paths.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useQuery } from '../../../lib/useQuery.ts';
import { useSession } from '../../../lib/useSession.ts';
import { MyOrganizationUsersDocument, ResendCoUserInviteDocument } from './generated/graphql.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { RemoveUser } from './RemoveUser.tsx';
import { roleLabels } from './roles.ts';
import type { OrganizationUser } from './types.ts';
import './users.css';

const statusStyles: Record<OrganizationUser['status'], StatusStyle> = {
  invited: { label: 'Invited', tone: 'proposed', glyph: 'clock' },
  active: { label: 'Active', tone: 'confirmed', glyph: 'check' },
  deactivated: { label: 'Deactivated', tone: 'inactive', glyph: 'minus' },
};

/** `onEdit`: opens the role, for owners. `onLeave`: for the viewer's own row; owners hand over. */
type UserProps = {
  user: OrganizationUser;
  owned: boolean;
  onSent: (email: string) => void;
  onEdit: () => void;
  onLeave: (() => void) | undefined;
};

/** One user. */
function User({ user, owned, onSent, onEdit, onLeave }: UserProps) {
  const resend = useAction(async () => {
    await request(ResendCoUserInviteDocument, { input: { userId: user.id } });
    onSent(user.email);
  });
  return (
    <li className="co-user">
      <div className="co-user__who">
        <b>{user.name || user.email}</b>
        <span className="co-user__facts soft small">
          {[
            user.name && user.email,
            user.title,
            user.cellPhone,
            user.confirmed ? t(roleLabels[user.role]) : t('Not confirmed yet'),
          ]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </span>
        {resend.error !== null && (
          <span className="error small" role="alert">
            {t('The invitation could not be sent again. Please try again.')}
          </span>
        )}
      </div>
      <div className="co-user__end">
        {user.status === 'invited' && owned && (
          <Button small variant="text" busy={resend.busy} busyText={t('Sending...')} onClick={() => void resend.run()}>
            {t('Resend invite')}
          </Button>
        )}
        {owned && (
          <Button
            small
            variant="text"
            aria-label={t('Change {name}', { name: user.name || user.email })}
            onClick={onEdit}
          >
            {t('Change')}
          </Button>
        )}
        {onLeave && (
          <Button small variant="text" onClick={onLeave}>
            {owned ? t('I am leaving') : t('Leave')}
          </Button>
        )}
        <Badge status={{ ...statusStyles[user.status], label: t(statusStyles[user.status].label) }} />
      </div>
    </li>
  );
}

/** The users section of an organization's page; the page itself handles an organization without access. */
export function Users({ organizationId }: { organizationId: number }) {
  const { data, error, loading, refetch } = useQuery(
    MyOrganizationUsersDocument,
    { id: organizationId },
    { current: true },
  );
  const [inviting, setInviting] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'change' | 'leave' | 'handOver'; user: OrganizationUser } | null>(null);
  const session = useSession();
  const users = (data?.organization?.organizationUsers ?? [])
    .flatMap(({ user, ...member }): OrganizationUser[] => (user ? [{ ...user, ...member }] : []))
    .sort((one, other) => one.email.localeCompare(other.email));
  const owners = users.filter(({ role, confirmed, status }) => role === 'owner' && confirmed && status === 'active');
  const isSelf = (user: OrganizationUser) => String(user.id) === session?.sub;
  const owned = isOwner(users.find(isSelf)?.role);
  const pending = data?.handovers?.find(({ state }) => state === 'pending');
  const props = {
    organizationId,
    onDone: async () => {
      await refetch();
      setDialog(null);
    },
    onClose: () => setDialog(null),
  };
  if (loading) return <PageSkeleton label={t('Loading users')} />;
  if (error !== null && !data)
    return <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>;
  return (
    <section className="co-users-block" aria-labelledby="h-users">
      <div className="co-users-head">
        <h2 id="h-users">{t('Users')}</h2>
        {owned && (
          <Button small onClick={() => setInviting(true)}>
            {t('Add User')}
          </Button>
        )}
      </div>
      <p className="soft">
        {t(
          'We suggest up to 3 users for your organization. Owners may accept offers, view sponsorships, send verifications and add or remove other users; treasurers and helpers may do less. All of them are notified by email.',
        )}
      </p>
      {!owned && <AskOwner owners={owners.map(({ name, email }) => name || email).join(', ')} />}
      <div className="banners">
        {pending && (
          <Notice
            tone="proposed"
            icon="clock"
            action={
              <ButtonLink small to={paths.handover(pending.id)}>
                {t('See the handover')}
              </ButtonLink>
            }
          >
            {t('{leaving} hands this league over to {successor}, who can accept until {date}.', {
              leaving: pending.leavingName,
              successor: pending.successorName,
              date: formatInstant(pending.expiresAt),
            })}
          </Notice>
        )}
        {sent && (
          <Notice tone="confirmed" icon="mail">
            {t('An invitation is on its way to {email}.', { email: sent })}
          </Notice>
        )}
      </div>
      {users.length > 0 ? (
        <ul className="co-users card">
          {users.map((user) => (
            <User
              key={user.id}
              user={user}
              owned={owned}
              onSent={setSent}
              onEdit={() => setDialog({ kind: 'change', user })}
              onLeave={
                isSelf(user) && !(owned && pending)
                  ? () => setDialog({ kind: owned ? 'handOver' : 'leave', user })
                  : undefined
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon="users">{t('There are no users to display for this organization')}</EmptyState>
      )}
      {dialog?.kind === 'change' && <MemberDialog {...props} user={dialog.user} isSelf={isSelf(dialog.user)} />}
      {dialog?.kind === 'leave' && <RemoveUser {...props} user={dialog.user} isSelf />}
      {dialog?.kind === 'handOver' && <HandOverDialog {...props} />}
      {inviting && (
        <InviteDialog
          organizationId={organizationId}
          onInvited={(email) => {
            setInviting(false);
            setSent(email);
            void refetch();
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </section>
  );
}
