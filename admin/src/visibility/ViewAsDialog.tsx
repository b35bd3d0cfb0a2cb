import { Button, List, ListItem, ListItemText } from '@mui/material';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { viewAsPath } from './paths.ts';

type Person = { id: number; email: string; name: string | null; status: string };
type Props = { of: string; portal: 'organization' | 'sponsor'; users: readonly Person[] };

/** The users of an organization or a sponsor whose portal staff can view, each in a new tab. */
export function ViewAsDialog({ of, portal, users }: Props) {
  const closeDialog = useCloseDialog();
  const active = users.filter(({ status }) => status === 'active');
  return (
    <ConsoleDialog title={`View as a user of ${of}`} size="xs" actions={<CloseButton>Close</CloseButton>}>
      {active.length ? (
        <List disablePadding>
          {active.map(({ id, email, name }) => (
            <ListItem key={id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <ListItemText primary={name || email} secondary={name ? email : null} />
              <Button
                href={viewAsPath(id, portal)}
                target="_blank"
                rel="noopener"
                size="small"
                startIcon={<Icon name="eye" />}
                aria-label={`View as ${name || email}`}
                onClick={closeDialog}
              >
                View as
              </Button>
            </ListItem>
          ))}
        </List>
      ) : (
        <EmptyState>Nobody here has an active account yet.</EmptyState>
      )}
    </ConsoleDialog>
  );
}
