import { Alert, Avatar, AvatarGroup, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentClaims } from '../../../ui/session.ts';
import { initials } from '../components/initials.ts';
import { useLive } from '../dataProvider/live.ts';
import { invalidateRecords } from '../dataProvider/queryClient.ts';
import { useIsPageDirty } from '../form/unsaved.ts';
import { RecordPresenceChannelDocument, type RecordPresenceChannelSubscription } from './generated/graphql.ts';

type Present = NonNullable<RecordPresenceChannelSubscription['recordPresenceChannel']>;
type Person = Present['people'][number];

/** Names listed before the rest is only counted. */
const NAMED = 2;

/** "Dana is editing", "Dana and Lee are also here": the message about other users of this record. */
export function presenceText(others: readonly Person[]): string {
  const editing = others.filter(({ editing }) => editing);
  const listed = editing.length ? editing : others;
  const names = listed.slice(0, NAMED).map(({ name }) => name);
  const rest = listed.length - names.length;
  const parts = rest ? [...names, `${rest} more`] : names;
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
  return `${list} ${listed.length === 1 ? 'is' : 'are'} ${editing.length ? 'editing' : 'also here'}`;
}

const People = ({ others }: { others: readonly Person[] }) => (
  <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13 }}>
    {others.length ? (
      <>
        <AvatarGroup
          max={4}
          aria-hidden
          slotProps={{ additionalAvatar: { sx: { width: 24, height: 24, fontSize: 11 } } }}
        >
          {others.map(({ userId, name, editing }) => (
            <Avatar
              key={userId}
              title={name}
              sx={{
                width: 24,
                height: 24,
                fontSize: 11,
                bgcolor: editing ? 'warning.dark' : 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              {initials(name)}
            </Avatar>
          ))}
        </AvatarGroup>
        <span>{presenceText(others)}</span>
      </>
    ) : null}
  </Box>
);

/** Says that somebody else saved since the page was loaded; loading their version keeps unsaved input. */
function SavedNotice({ by }: { by: string }) {
  const client = useQueryClient();
  return (
    <Box role="status" sx={{ order: 1, flexBasis: '100%' }}>
      <Alert
        severity="info"
        sx={{ py: 0, alignItems: 'center' }}
        action={
          <Button size="small" color="inherit" onClick={() => void invalidateRecords(client)}>
            Show it
          </Button>
        }
      >
        {by} saved a change
      </Alert>
    </Box>
  );
}

type Props = {
  /** The record's table. */
  record: 'organizations' | 'sponsors' | 'campaigns' | 'offers';
  id: number;
  /** The displayed version. */
  version: number;
};

/** In a record's header: who else has it open or is editing it, live, and a notice if somebody else saved it. */
export function RecordPresence({ record, id, version }: Props) {
  const [present, setPresent] = useState<Present | null>(null);
  const editing = useIsPageDirty();
  useLive(
    RecordPresenceChannelDocument,
    { recordType: record, recordId: id, editing },
    ({ recordPresenceChannel }: RecordPresenceChannelSubscription) => setPresent(recordPresenceChannel),
  );
  const me = Number(currentClaims()?.sub);
  const others = (present?.people ?? []).filter(({ userId }) => userId !== me);
  const isNewer = present !== null && present.version > version && present.changedById !== me;
  return (
    <>
      <People others={others} />
      {isNewer ? <SavedNotice by={present.changedBy ?? 'Somebody'} /> : null}
    </>
  );
}
