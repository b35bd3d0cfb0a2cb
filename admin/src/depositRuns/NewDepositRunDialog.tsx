import { Alert, Box, Link as MuiLink } from '@mui/material';
import { required } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { depositRunsLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { addDays, formatMoney, pluralise } from '../../../ui/formats.ts';
import { totalOf } from '../checks/approval.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import type { DepositsToSendQuery } from './generated/graphql.ts';

type Payment = DepositsToSendQuery['depositsToSend'][number];
/** In one run; the server takes the oldest payments first, then trials of accounts. */
const MAX_ENTRIES = 1000;

const OBSTACLES = {
  account_ended: ['go to an account that has ended. Void them and write them again.', 'warning'],
  account_corrected: [
    'go to an account that the bank corrected. Its league must confirm the correction first.',
    'warning',
  ],
  to_try: ['wait: their accounts are tried by this run, with zero dollars.', 'info'],
  in_trial: ['wait: the banks of their accounts may still return the trial.', 'info'],
} as const;

/** Payments that stay where they are, and why. */
function LeftOut({ payments, obstacle }: { payments: readonly Payment[]; obstacle: keyof typeof OBSTACLES }) {
  const [text, severity] = OBSTACLES[obstacle];
  const found = payments.filter((payment) => payment.obstacle === obstacle);
  return found.length ? (
    <Alert severity={severity}>
      <b>{pluralise(found.length, 'payment')}</b> {text}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
        {found.map(({ checkId, offerId, payee, endsIn, amount }) => (
          <li key={checkId}>
            <MuiLink component={Link} to={`/offers/${offerId}`} target="_blank">
              {payee}
            </MuiLink>
            , {formatMoney(amount)} to ••{endsIn}
          </li>
        ))}
      </Box>
    </Alert>
  ) : null;
}

/** The next weekday after a day. */
function weekdayAfter(day: string): string {
  const next = addDays(day, 1);
  return new Date(`${next}T00:00:00Z`).getUTCDay() % 6 === 0 ? weekdayAfter(next) : next;
}

/** Makes a run of all direct deposits that can be sent (issue 35, section 2). */
export function NewDepositRunDialog() {
  const { data, error } = useOperationQuery('depositsToSend', {}, { noCache: true });
  const { mutateAsync: create } = useOperation('createDepositRun', { quiet: true });
  const navigate = useNavigate();
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading />;
  const payments = data.depositsToSend;
  const allReady = payments.filter(({ obstacle }) => !obstacle);
  const ready = allReady.slice(0, MAX_ENTRIES);
  const toTry = new Set(payments.flatMap(({ obstacle, accountId }) => (obstacle === 'to_try' ? [accountId] : [])));
  return (
    <FormDialog
      title="New run of direct deposits"
      size="xs"
      action="Make run"
      disabled={!payments.some(({ obstacle }) => !obstacle || obstacle === 'to_try')}
      defaults={{ effectiveDate: weekdayAfter(today()) }}
      required={['effectiveDate']}
      onSubmit={async ({ effectiveDate }: { effectiveDate: string }) => {
        const { createDepositRun } = await create({ input: { checkIds: null, effectiveDate } });
        navigate(`/checks/deposits/${createDepositRun.depositRun?.id}`);
      }}
    >
      <p>
        {ready.length
          ? `${pluralise(ready.length, 'payment')}, ${formatMoney(totalOf(ready))}.`
          : 'No payment can be sent now.'}
        {allReady.length + toTry.size > MAX_ENTRIES &&
          ' A run has at most 1,000 payments and trials: the others wait for the next one.'}
      </p>
      <LeftOut payments={payments} obstacle="to_try" />
      <LeftOut payments={payments} obstacle="in_trial" />
      <LeftOut payments={payments} obstacle="account_ended" />
      <LeftOut payments={payments} obstacle="account_corrected" />
      <DateInput
        source="effectiveDate"
        limit={depositRunsLimits.effectiveDate}
        validate={required()}
        helperText="The day on which the banks credit the accounts, at most 30 days from now. Your bank says until when it needs the file."
      />
    </FormDialog>
  );
}
