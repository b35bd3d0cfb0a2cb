import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { parseAmount } from '../../../ui/amount.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { sameCheckText } from '../checks/unusual.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { fieldErrors, messageOf } from '../dataProvider/errors.ts';
import { useAction, useOperation } from '../dataProvider/useOperation.ts';
import { AmountInput } from '../form/AmountInput.tsx';
import { FormError } from '../form/FormError.tsx';
import { MemoInput } from '../form/MemoInput.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { ResetOnSuccess } from '../form/ResetOnSuccess.tsx';
import { balance } from './balance.ts';
import type { OfferRecordFragment } from './generated/graphql.ts';

const NEW = {};

/** Unlike the generic message it does not advise refreshing, after which the check would be written a second time. */
const UNCERTAIN =
  'We don’t know whether this check was written. Look for it among this offer’s checks before you write it again.';

/** The check was not written, and the message says why. */
class NotWritten extends Error {}
const notWritten = () => Promise.reject(new NotWritten('The check was not written. Please try again.'));

type Values = { amount?: string | null; memo?: string | null };

function Inputs({ available, busy }: { available: number; busy: boolean }) {
  const [amount, memo] = useWatch({ name: ['amount', 'memo'] }) as [Values['amount'], Values['memo']];
  const dollars = amount ? parseAmount(amount) : null;
  const excessive = Number(dollars) > available;
  const unreadable = Boolean(amount) && dollars === null;
  const problem = excessive
    ? `At most ${formatMoney(available)} is available.`
    : unreadable
      ? 'Enter dollars and cents, such as 1,234.50.'
      : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr) auto' },
        gap: 1.5,
        alignItems: 'end',
      }}
    >
      <AmountInput
        source="amount"
        id="check-amount"
        helperText={false}
        error={problem !== null}
        slotProps={{ htmlInput: { 'aria-describedby': problem ? 'check-problem' : undefined } }}
      />
      <MemoInput helperText={false} />
      <Button variant="contained" type="submit" disabled={busy || !(Number(dollars) > 0) || excessive || !memo?.trim()}>
        {busy ? 'Writing...' : 'Write check'}
      </Button>
      {problem ? (
        <Box id="check-problem" role="status" sx={{ gridColumn: '1 / -1', color: 'error.main', fontSize: 13 }}>
          {problem}
        </Box>
      ) : null}
    </Box>
  );
}

/**
 * Creates a check up to the available amount; never sent twice (S-321 … S-324, S-417). Warns about a check that may
 * already have been written.
 */
export function CheckForm({ offer, onWritten }: { offer: OfferRecordFragment; onWritten?: () => void }) {
  const { sameCheck } = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const { mutateAsync: createCheck } = useOperation('createCheck', { quiet: true, form: `offer ${offer.id}` });
  const [warned, setWarned] = useState<{ key: string; offerId: number } | null>(null);
  /** Writes the check; warns instead if the same one exists and has not been named yet. */
  const { mutateAsync: write, isPending } = useAction(
    async (check: { amount: string; memo: string }) => {
      const key = JSON.stringify(check);
      const asked = { ...check, organizationId: offer.organization.id };
      const [same] = warned?.key === key ? [] : (await sameCheck(asked).catch(notWritten)).similarChecks;
      setWarned(same ? { key, offerId: same.offerId } : null);
      if (same) throw new NotWritten(sameCheckText(same, check.amount));
      await createCheck({ input: { ...check, offerId: offer.id } });
    },
    { quiet: true, onError: (error) => void (error instanceof NotWritten || refresh()) },
  );
  const submit = async ({ amount, memo }: Values) => {
    await write({ amount: parseAmount(amount ?? '') ?? '', memo: (memo ?? '').trim() });
    onWritten?.();
  };
  const errorMessages = (error: unknown) =>
    error instanceof NotWritten
      ? { root: error.message }
      : (fieldErrors(error) ?? { root: messageOf(error, UNCERTAIN) });
  return (
    <Box sx={{ px: 2, py: 1.5, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}>
      <NewRecordForm record={NEW} onSubmit={submit} errorMessages={errorMessages} disableInvalidFormNotification>
        <ResetOnSuccess />
        <Inputs available={balance(offer).available} busy={isPending} />
        <FormError />
        {warned ? (
          <MuiLink component={Link} to={`/offers/${warned.offerId}#checks`} target="_blank" variant="body2">
            Open the offer of that check
          </MuiLink>
        ) : null}
      </NewRecordForm>
    </Box>
  );
}
