import { Box, Button } from '@mui/material';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { parseAmount } from '../../../ui/amount.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { submitErrors } from '../dataProvider/errors.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { AmountInput } from '../form/AmountInput.tsx';
import { FormError } from '../form/FormError.tsx';
import { MemoInput } from '../form/MemoInput.tsx';
import { ResetOnSuccess } from '../form/ResetOnSuccess.tsx';
import { WarnUnsaved } from '../form/WarnUnsaved.tsx';
import { balance } from './balance.ts';
import type { OfferRecordFragment } from './generated/graphql.ts';

const NEW = {};

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
        label="Amount"
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

/** Creates a check up to the available amount; never sent twice (S-321 … S-324, S-417). */
export function CheckForm({ offer, onWritten }: { offer: OfferRecordFragment; onWritten?: () => void }) {
  const { mutateAsync: createCheck, isPending } = useOperation('createCheck', {
    quiet: true,
    form: `offer ${offer.id}`,
  });
  const submit = async ({ amount, memo }: Values) => {
    try {
      await createCheck({
        input: { amount: parseAmount(amount ?? ''), memo: (memo ?? '').trim(), offerId: offer.id },
      });
      onWritten?.();
      return undefined;
    } catch (error) {
      return submitErrors(error);
    }
  };
  return (
    <Box sx={{ px: 2, py: 1.5, bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}>
      <Form record={NEW} onSubmit={submit} disableInvalidFormNotification>
        <WarnUnsaved />
        <ResetOnSuccess />
        <Inputs available={balance(offer).available} busy={isPending} />
        <FormError />
      </Form>
    </Box>
  );
}
