import type { ReactElement } from 'react';
import { CanAccess } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { InviteDialog, type InviteDialogProps } from '../components/InviteDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { type Person, PersonActions } from './PersonActions.tsx';
import { PersonStatus } from './PersonStatus.tsx';

type Props<User> = Pick<InviteDialogProps, 'onInvite'> & {
  subject: 'organization' | 'sponsor';
  resource: string;
  users: readonly User[];
  inviteTitle: string;
  /** Shown if there are no users. */
  empty: string;
  /** Additional columns after the name. */
  details?: readonly ReactElement[];
  /** Additional columns before the actions. */
  links?: readonly ReactElement[];
  /** Users who joined through an offer's link and are not confirmed yet. */
  limitedIds?: readonly number[];
  onConfirm?: (user: User) => Promise<unknown>;
  onRemove: (user: User) => Promise<unknown>;
  /** What happens to a removed user, shown after their email address. */
  removal: string;
};

/** The users of an organization or a sponsor: invite, invite again, remove (B-218 … B-239, S-058 … S-062). */
export function UsersCard<User extends Person & { name: string | null; lastLogin: string | null }>(props: Props<User>) {
  const { resource, users, inviteTitle, empty, details = [], links = [], onRemove, removal, subject, onInvite } = props;
  const { limitedIds = [], onConfirm } = props;
  return (
    <TitledCard
      title="Users"
      note={users.length || undefined}
      end={
        <CanAccess resource={resource} action="create">
          <DialogButton
            size="small"
            startIcon={<Icon name="plus" />}
            dialog={<InviteDialog title={inviteTitle} subject={subject} onInvite={onInvite} />}
          >
            Add User
          </DialogButton>
        </CanAccess>
      }
    >
      {users.length ? (
        <LocalTable<User> resource={resource} data={users} aria-label={`Users of this ${subject}`}>
          <Column<User> source="email" />
          <Column<User> source="name" format={String} />
          {details}
          <Column<User>
            source="status"
            render={({ id, status }) => <PersonStatus status={limitedIds.includes(id) ? 'limited' : status} />}
          />
          <Column<User> source="lastLogin" render={({ lastLogin }) => formatInstant(lastLogin) || 'Never'} />
          {links}
          <Column<User>
            source="actions"
            render={(user) => (
              <PersonActions
                user={user}
                onConfirm={onConfirm && limitedIds.includes(user.id) ? () => onConfirm(user) : undefined}
                onRemove={() => onRemove(user)}
                removal={removal}
                portal={subject}
              />
            )}
          />
        </LocalTable>
      ) : (
        <EmptyState>{empty}</EmptyState>
      )}
    </TitledCard>
  );
}
