import { Alert, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { ToneChip } from '../components/StatusChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { ApiKeyRecordFragment as ApiKey, FeedRecordFragment as Feed } from './generated/graphql.ts';
import { CreateKeyDialog, RotateKeyDialog, SecretDialog, scopeName } from './keyDialogs.tsx';

const states: Record<string, string> = { active: 'Active', expired: 'Expired', revoked: 'Revoked' };

type CardProps = { title: string; resource: string; empty: string; children: ReactNode };

/** A card with the newest records of a resource as a table; its loading, its error, and a text when there are none. */
function ListCard<Row extends { id: number }>({ title, resource, empty, children }: CardProps) {
  const { data, error } = useGetList<Row>(resource, {
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
  return (
    <TitledCard title={title} label={title}>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : data ? null : <Loading />}
      {data?.length ? (
        <LocalTable<Row> resource={resource} data={data} aria-label={title}>
          {children}
        </LocalTable>
      ) : null}
      {data?.length === 0 ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {empty}
        </Typography>
      ) : null}
    </TitledCard>
  );
}

/** Keys with which programs use the API, one's own and everybody's for superadmins, and one's own feeds of saved views. */
export function ApiKeysPage() {
  const [dialog, openDialog] = useDialog();
  const { permissions } = usePermissions();
  const { mutateAsync: revoke } = useOperation('revokeApiKey', { quiet: true });
  const showSecret = (secret: string) => openDialog(<SecretDialog secret={secret} />);
  const actionsOf = (key: ApiKey) => (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <DialogButton
        size="small"
        aria-label={`Rotate ${key.name}`}
        dialog={<RotateKeyDialog apiKey={key} onMade={showSecret} />}
      >
        Rotate
      </DialogButton>
      <DialogButton
        size="small"
        color="error"
        aria-label={`Revoke ${key.name}`}
        dialog={
          <ConfirmDialog
            title={`Revoke ${key.name}`}
            action="Revoke"
            danger
            onConfirm={() => revoke({ input: { id: key.id } })}
          >
            <p>Programs that use this key stop working at once. This cannot be undone.</p>
          </ConfirmDialog>
        }
      >
        Revoke
      </DialogButton>
    </Stack>
  );
  return (
    <RequireAccess resource="apiKeys">
      <PageHeader
        title="API keys and feeds"
        actions={
          <>
            <Button component={Link} to="/api-reference">
              API reference
            </Button>
            <DialogButton variant="contained" dialog={<CreateKeyDialog onMade={showSecret} />}>
              Create a key
            </DialogButton>
          </>
        }
      />
      <PageBody>
        <Typography color="text.secondary">Assistants such as Claude connect at {location.origin}/mcp</Typography>
        <ListCard<ApiKey>
          title="Keys"
          resource="apiKeys"
          empty="With a key, your own programs read and change what you may. Create one to begin."
        >
          <Column<ApiKey> source="name" />
          {permissions === 'superadmin' ? (
            <Column<ApiKey> source="owner" disableSort render={({ owner }) => owner?.name ?? owner?.email} />
          ) : null}
          <Column<ApiKey> source="hint" label="Ends in" disableSort />
          <Column<ApiKey>
            source="state"
            render={({ state }) => (
              <ToneChip tone={state === 'active' ? 'confirmed' : 'inactive'}>{states[state]}</ToneChip>
            )}
          />
          <Column<ApiKey> source="lastUsedAt" render={({ lastUsedAt }) => formatInstant(lastUsedAt) || 'Never'} />
          <Column<ApiKey> source="expiresAt" render={({ expiresAt }) => formatInstant(expiresAt)} />
          <Column<ApiKey> source="oldSecretUntil" render={({ oldSecretUntil }) => formatInstant(oldSecretUntil)} />
          <Column<ApiKey>
            source="scopes"
            disableSort
            render={({ scopes }) => scopes.map((scope) => scopeName(String(scope))).join(', ')}
          />
          <Column<ApiKey> source="actions" render={(key) => (key.state === 'active' ? actionsOf(key) : null)} />
        </ListCard>
        <ListCard<Feed>
          title="Feeds"
          resource="feeds"
          empty="A feed keeps a spreadsheet or report up to date with a saved view. Copy its address under Views of a list."
        >
          <Column<Feed>
            source="listView"
            label="View"
            disableSort
            render={({ listView }) => listView?.label ?? 'No longer shared'}
          />
          <Column<Feed> source="lastReadAt" render={({ lastReadAt }) => formatInstant(lastReadAt) || 'Never'} />
          <Column<Feed>
            source="actions"
            render={(feed) => {
              const name = feed.listView?.label ?? 'the view';
              return (
                <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
                  {['csv', 'json'].map((format) => (
                    <CopyButton
                      key={format}
                      text={`${location.origin}/feeds/${feed.token}.${format}`}
                      label={`Copy ${format.toUpperCase()} address`}
                      of={name}
                    />
                  ))}
                  <DialogButton
                    size="small"
                    color="error"
                    aria-label={`Revoke the feed of ${name}`}
                    dialog={
                      <DeleteDialog resource="feeds" record={feed} title={`Revoke the feed of ${name}`} action="Revoke">
                        <p>Spreadsheets and reports that read this address stop getting data at once.</p>
                      </DeleteDialog>
                    }
                  >
                    Revoke
                  </DialogButton>
                </Stack>
              );
            }}
          />
        </ListCard>
      </PageBody>
      {dialog}
    </RequireAccess>
  );
}
