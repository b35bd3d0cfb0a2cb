/** The users of an organization: the list, inviting a user, resending an invitation (L-317, B-019, B-218, B-225). */
import { useState } from 'react';
import { request } from '../../../../../ui/graphql.ts';
import type { StatusStyle } from '../../../../../ui/status.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../../components/Notice.tsx';
import { PageSkeleton } from '../../../components/Skeleton.tsx';
import { EmptyState } from '../../../components/States.tsx';
import { t } from '../../../i18n/i18n.ts';
import { T } from '../../../i18n/T.tsx';
import { supportEmail } from '../../../lib/settings.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useQuery } from '../../../lib/useQuery.ts';
import { MyOrganizationUsersDocument, ResendCoUserInviteDocument } from './generated/graphql.ts';
import { InviteDialog } from './InviteDialog.tsx';
import type { OrganizationUser } from './types.ts';
import './users.css';

const statusStyles: Record<OrganizationUser['status'], StatusStyle> = {
  invited: { label: 'Invited', tone: 'proposed', glyph: 'clock' },
  active: { label: 'Active', tone: 'confirmed', glyph: 'check' },
  deactivated: { label: 'Deactivated', tone: 'inactive', glyph: 'minus' },
};

function User({ user, onSent }: { user: OrganizationUser; onSent: (email: string) => void }) {
  const resend = useAction(async () => {
    await request(ResendCoUserInviteDocument, { input: { userId: user.id } });
    onSent(user.email);
  });
  return (
    <li className="co-user">
      <div className="co-user__who">
        <b>{user.name || user.email}</b>
        <span className="co-user__facts soft small">
          {[user.name && user.email, user.title, user.cellPhone].filter(Boolean).map((fact) => (
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
        {user.status === 'invited' && (
          <Button small variant="text" busy={resend.busy} busyText={t('Sending...')} onClick={() => void resend.run()}>
            {t('Resend invite')}
          </Button>
        )}
        <Badge status={{ ...statusStyles[user.status], label: t(statusStyles[user.status].label) }} />
      </div>
    </li>
  );
}

/** The users section of an organization's page; the page itself handles an organization without access. */
export function Users({ organizationId }: { organizationId: number }) {
  const { data, error, loading, refetch } = useQuery(MyOrganizationUsersDocument, { id: organizationId });
  const [inviting, setInviting] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const users = data?.organizationMembers ?? [];
  if (loading) return <PageSkeleton label={t('Loading users')} />;
  if (error !== null && !data)
    return <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>;
  return (
    <section className="co-users-block" aria-labelledby="h-users">
      <div className="co-users-head">
        <h2 id="h-users">{t('Users')}</h2>
        <Button small onClick={() => setInviting(true)}>
          {t('Add User')}
        </Button>
      </div>
      <p className="soft">
        <T
          id="We suggest up to 3 users for your organization. Users may accept offers, view sponsorships, send verifications and add other users, and all of them are notified by email. To remove a user, please <a>contact us</a>."
          // biome-ignore lint/a11y/useAnchorContent: the message fills it
          components={{ a: <a href={`mailto:${supportEmail()}`} /> }}
        />
      </p>
      {sent && (
        <div className="banners">
          <Notice tone="confirmed" icon="mail">
            {t('An invitation is on its way to {email}.', { email: sent })}
          </Notice>
        </div>
      )}
      {users.length > 0 ? (
        <ul className="co-users card">
          {users.map((user) => (
            <User key={user.id} user={user} onSent={setSent} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="users">{t('There are no users to display for this organization')}</EmptyState>
      )}
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
