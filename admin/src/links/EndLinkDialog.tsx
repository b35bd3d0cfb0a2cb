import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { type Ending, GainedByLink, putsBack } from './GainedByLink.tsx';
import { type LinkOf, linkTexts } from './linkTexts.ts';

type Props = LinkOf & {
  /** Creates a new link immediately. */
  renew: boolean;
  /** No new link is created afterwards. */
  over: boolean;
};

/** Confirms ending a secret link: the consequences for its holder (L-010), and what was gained through it (X1). */
export function EndLinkDialog({ kind, recordId, renew, over }: Props) {
  const { mutateAsync: revoke } = useOperation('revokeLink', { quiet: true });
  const { mutateAsync: regenerate } = useOperation('regenerateLink', { quiet: true });
  const { data: gains, error, refetch } = useOperationQuery('linkGains', { kind, recordId }, { noCache: true });
  const [ending, setEnding] = useState<Ending>({ userIds: [] });
  const { holder, effect } = linkTexts[kind];
  const title = renew ? 'Create a new link' : 'Revoke the link';
  const input = { kind, recordId, userIds: [...ending.userIds], putBack: gains ? putsBack(ending, gains) : false };
  return (
    <ConfirmDialog
      title={title}
      action={title}
      danger
      disabled={!gains && !error}
      onConfirm={async () => (renew ? regenerate({ input }) : revoke({ input }))}
    >
      <p>
        Every copy of this link stops working at once. {holder} {effect}
      </p>
      {gains ? (
        <GainedByLink gains={gains} ending={ending} onChange={setEnding} />
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      ) : (
        <Loading />
      )}
      {over ? null : (
        <Typography color="text.secondary">
          {renew
            ? 'You get a new link to copy, and emails sent from now on include it.'
            : 'There is no link until somebody creates a new one, and emails sent until then won’t include one.'}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
