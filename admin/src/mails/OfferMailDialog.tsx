import { Alert, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { PlanWarnings } from './PlanWarnings.tsx';
import type { Plan } from './useMailPlan.ts';

type Props = {
  title: string;
  /** Label of the submit button. */
  action: string;
  plan: Plan | null;
  /** True if there is a recipient and all required input is filled. */
  ready: boolean;
  busy: boolean;
  error: unknown;
  /** True if closing the dialog would lose input. */
  typed?: boolean;
  onSend: () => Promise<unknown>;
  onSent: () => void;
  children: ReactNode;
};

/** A dialog that sends one email about an offer; errors are shown inside. Children: inputs and preview. */
export function OfferMailDialog(props: Props) {
  const { title, action, plan, ready, busy, error, typed, onSend, onSent, children } = props;
  const close = useCloseDialog();
  const send = () =>
    onSend().then(
      () => {
        onSent();
        close();
      },
      () => undefined, // The mutation's error is shown.
    );
  return (
    <ConsoleDialog
      title={title}
      size="md"
      holdsText={typed !== undefined}
      typed={typed ?? false}
      busy={busy}
      actions={
        <>
          <CloseButton />
          <Button
            variant="contained"
            color="secondary"
            startIcon={<Icon name="send" />}
            disabled={busy || !ready}
            onClick={send}
          >
            {busy ? 'Sending...' : action}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5, pt: 0.5 }}>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        {plan ? <PlanWarnings plan={plan} /> : null}
        {children}
      </Stack>
    </ConsoleDialog>
  );
}
