import { Box, Divider, Stack } from '@mui/material';
import { required, useCanAccess } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { Problem } from '../layout/Problem.tsx';
import type { OrganizationDepositAccountFragment } from './generated/graphql.ts';

type Account = OrganizationDepositAccountFragment;

/** What an account is used for now. */
function stateText({ state, correctsId, usableFrom, endedAt, confirmedAt }: Account): string {
  if (state === 'ended') return `Ended ${formatInstant(endedAt)}`;
  if (state === 'unconfirmed')
    return correctsId ? 'Corrected by the bank, waits to be confirmed' : 'Waits to be confirmed';
  if (state === 'waiting') return `Confirmed ${formatInstant(confirmedAt)}, used from ${formatInstant(usableFrom)} on`;
  return `In use since ${formatInstant(usableFrom)}${endedAt ? `, until ${formatInstant(endedAt)}` : ''}`;
}

/** Ends an account because something is wrong with it; the league is notified of the reason. */
function EndAccountDialog({ account, of, onEnded }: { account: Account; of: string; onEnded: () => void }) {
  const { mutateAsync } = useOperation('endDepositAccount', { quiet: true });
  return (
    <FormDialog
      title={`End the account ••${account.endsIn} of ${of}`}
      size="xs"
      action="End account"
      required={['reason']}
      onSubmit={async ({ reason }: { reason: string }) => {
        await mutateAsync({ input: { id: account.id, reason: reason.trim() } });
        onEnded();
      }}
    >
      <MultilineInput source="reason" validate={required()} helperText="The league reads it in an email." />
      {account.correctsId && !account.confirmedAt ? <p>The account that the bank corrected ends, too.</p> : null}
      <IrreversibleNotice operation="endDepositAccount" />
    </FormDialog>
  );
}

function AccountFacts({ account, of, onEnded }: { account: Account; of: string; onEnded: () => void }) {
  const { canAccess } = useCanAccess({ resource: 'depositAccounts', action: 'end' });
  const { holderName, kind, routingNumber, endsIn, enteredAt, enteredBy, endReason, state } = account;
  return (
    <Stack sx={{ p: 2, gap: 1, alignItems: 'flex-start' }}>
      <FactList
        align="left"
        facts={[
          ['Account', `••${endsIn} (${kind})`],
          ['Holder', holderName],
          ['Routing number', routingNumber],
          ['State', stateText(account)],
          ['Entered', `${formatInstant(enteredAt)}, ${enteredBy?.name ?? enteredBy?.email ?? 'by the bank'}`],
          ['Reason', endReason],
        ]}
      />
      {canAccess && state !== 'ended' ? (
        <DialogButton
          size="small"
          aria-label={`End the account ••${endsIn}`}
          dialog={<EndAccountDialog account={account} of={of} onEnded={onEnded} />}
        >
          End account
        </DialogButton>
      ) : null}
    </Stack>
  );
}

/** An organization's accounts for direct deposit without their numbers, newest first (issue 35, 2). */
export function DepositAccounts({ organizationId, of }: { organizationId: number; of: string }) {
  const { data, error, refetch } = useOperationQuery(
    'organizationDepositAccounts',
    { organizationId },
    { noCache: true },
  );
  const accounts = data?.depositAccounts;
  return (
    <TitledCard title="Direct Deposit" note="entered by the league itself">
      {error ? (
        <Problem error={error} retry={refetch} />
      ) : !accounts ? (
        <Loading />
      ) : accounts.length ? (
        accounts.map((account, index) => (
          <Box key={account.id}>
            {index ? <Divider /> : null}
            <AccountFacts account={account} of={of} onEnded={() => void refetch()} />
          </Box>
        ))
      ) : (
        <EmptyState>No account: the league is paid by check.</EmptyState>
      )}
    </TitledCard>
  );
}
