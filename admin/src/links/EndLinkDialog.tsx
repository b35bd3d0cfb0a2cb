import { Typography } from '@mui/material';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { type LinkOf, linkWords } from './words.ts';

type Props = LinkOf & {
  /** Makes a new link at once. */
  renew: boolean;
  onClose: () => void;
};

/** Asks before a secret link ends, with what that means for its holder (L-010). */
export function EndLinkDialog({ kind, recordId, renew, onClose }: Props) {
  const { mutateAsync: revoke } = useOperation('revokeLink', { quiet: true });
  const { mutateAsync: regenerate } = useOperation('regenerateLink', { quiet: true });
  const { holder, effect } = linkWords[kind];
  const title = renew ? 'Make a new link' : 'Revoke the link';
  const input = { kind, recordId };
  return (
    <ConfirmDialog
      title={title}
      action={title}
      danger
      onConfirm={async () => (renew ? regenerate({ input }) : revoke({ input }))}
      onClose={onClose}
    >
      <p>
        Every copy of this link stops working at once. {holder} {effect}
      </p>
      <Typography color="text.secondary">
        {renew
          ? 'You get a new link to copy; mails sent from now on carry it too.'
          : 'There is no link until somebody makes a new one, and emails sent until then carry none.'}
      </Typography>
    </ConfirmDialog>
  );
}
