import { useNotify } from 'react-admin';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';

/** The secret link with which calendar programs show the dates of the user's campaigns: copied, replaced or revoked. */
export function FeedMenu() {
  const url = useOperationQuery('seasonFeed', {}).data?.seasonFeedUrl;
  const { mutateAsync: renew } = useOperation('renewSeasonFeed', { quiet: true });
  const notify = useNotify();
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => notify('Link copied. Anyone who has it can see the dates of your campaigns.'),
      () => notify(`The browser did not allow copying. The link is ${link}`, { type: 'warning' }),
    );
  const end = (title: string, revoke: boolean) => (
    <ConfirmDialog title={title} action={title} danger onConfirm={() => renew({ input: { revoke } })}>
      <p>Calendars that use your present link stop showing the dates.</p>
    </ConfirmDialog>
  );
  if (url === undefined) return null;
  return (
    <ActionsMenu
      label="Calendar feed"
      icon="cal"
      variant="text"
      of="Season"
      entries={[
        ...(url ? [{ label: 'Copy the link', onClick: () => void copy(url) }] : []),
        { label: 'Create a new link', dialog: end('Create a new link', false) },
        ...(url ? [{ label: 'Revoke the link', dialog: end('Revoke the link', true) }] : []),
      ]}
    />
  );
}
