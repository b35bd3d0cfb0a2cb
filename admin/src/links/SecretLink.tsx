import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { ActionsMenu, type MenuEntry } from '../components/ActionsMenu.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { EndLinkDialog } from './EndLinkDialog.tsx';
import { type LinkOf, linkFacts, linkTexts } from './linkTexts.ts';

type Props = LinkOf & {
  /** Overrides the default label of this kind of link. */
  label?: string;
  /** The link's URL if already known; it can then be opened and copied before its state is loaded. */
  path?: string | null;
  /** The link's page is obsolete: the link can only be revoked together with what was gained through it. */
  over?: boolean;
};

/** The secret link of a record: open, copy, renew, revoke, and how often it was opened (L-010, S-078, S-203). */
export function SecretLink({ kind, recordId, label = linkTexts[kind].name, path = null, over = false }: Props) {
  const { data, error, refetch } = useOperationQuery('linkState', { kind, recordId });
  const link = data?.linkState;
  const url = over ? null : link ? link.url : path && `${location.origin}${path}`;
  const dialogOf = (renew: boolean) => <EndLinkDialog kind={kind} recordId={recordId} renew={renew} over={over} />;
  const entries: MenuEntry[] = [
    ...(over ? [] : [{ label: 'Create a new link', icon: 'plus' as const, dialog: dialogOf(true) }]),
    ...(link?.url ? [{ label: 'Revoke link', icon: 'lock' as const, danger: true, dialog: dialogOf(false) }] : []),
  ];
  return (
    <Box sx={{ '& + &': { mt: 1.25 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {url ? (
          <MuiLink href={url} target="_blank" rel="noreferrer" title={url}>
            {label} <Icon name="ext" />
          </MuiLink>
        ) : (
          <span>{label}</span>
        )}
        <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', gap: 0.5 }}>
          {url ? <CopyButton text={url} label="Copy link" of={label} /> : null}
          {entries.length > 0 && link ? (
            <ActionsMenu label={`More for the link of ${label}`} icon="dots" iconOnly size="small" entries={entries} />
          ) : null}
        </Stack>
      </Stack>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      ) : (
        <Typography variant="caption" color="text.secondary" component="p" aria-busy={!link}>
          {link ? linkFacts(link, over) : 'Loading...'}
        </Typography>
      )}
    </Box>
  );
}
