import { Alert, Box, Link as MuiLink } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { idLimit } from '../../../ui/limits.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { RangeInput } from '../form/inputs.tsx';
import type { NextSheetQuery } from './generated/graphql.ts';

type Props = {
  /** The checks to print; null prints all approved ones. */
  checkIds: number[] | null;
};
type Values = { firstNumber: number; skippedReason?: string; formatId?: number };

/** Asks what happened to the sheets before the first one, if any. */
function SkippedInput({ next }: { next: number }) {
  const first = Number(useWatch({ name: 'firstNumber' }));
  if (!(first > next)) return null;
  return (
    <TextInput
      source="skippedReason"
      label={`What happened to sheets ${next} to ${first - 1}?`}
      helperText="They are recorded as void."
    />
  );
}

/** Lists the checks that stay in the queue because the fonts lack some of their characters. */
const LeftOut = ({ checks }: { checks: NextSheetQuery['unprintableChecks'] }) =>
  checks.length ? (
    <Alert severity="warning">
      <b>{pluralise(checks.length, 'check')} can't be printed and will wait.</b> Void them and write them again with
      other characters.
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
        {checks.map(({ id, offerId, recipientName, amount, unprintableCharacters }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/offers/${offerId}`} target="_blank">
              {recipientName}
            </MuiLink>
            , {formatMoney(amount)}: {unprintableCharacters}
          </li>
        ))}
      </Box>
    </Alert>
  ) : null;

/** Starts a check run at the number of the first sheet in the printer (M1). */
export function NewRunDialog({ checkIds }: Props) {
  const { data, error } = useOperationQuery('nextSheet', { checkIds }, { noCache: true });
  const { mutateAsync: create } = useOperation('createCheckRun', { quiet: true });
  const navigate = useNavigate();
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return <Loading />;
  const waiting = data.checkSummaries.find(({ state }) => state === 'approved');
  const leftOut = data.unprintableChecks;
  const all = (checkIds?.length ?? waiting?.count ?? 0) - leftOut.length;
  const count = checkIds ? all : Math.min(all, 1000);
  const banks = data.positivePayFormats;
  const submit = async ({ firstNumber, skippedReason, formatId }: Values) => {
    const { createCheckRun } = await create({
      input: {
        checkIds,
        firstNumber,
        skippedReason: skippedReason?.trim() || null,
        leaveOutUnprintable: leftOut.length > 0,
        ...(formatId ? { formatId } : {}),
      },
    });
    navigate(`/checks/runs/${createCheckRun.checkRun?.id}`);
  };
  return (
    <FormDialog
      title={`Print ${pluralise(count, 'check')}`}
      size="xs"
      action={leftOut.length ? 'Print the others' : 'Start check run'}
      disabled={leftOut.length > 0 && count <= 0}
      defaults={{ firstNumber: data.nextSheetNumber }}
      required={banks.length > 1 ? ['firstNumber', 'formatId'] : ['firstNumber']}
      onSubmit={submit}
    >
      <LeftOut checks={leftOut} />
      {all > count ? (
        <p>A run has at most 1,000 checks: {pluralise(all - count, 'other check')} will wait for the next one.</p>
      ) : checkIds || leftOut.length ? null : (
        <p>All waiting checks, {formatMoney(waiting?.amount)}.</p>
      )}
      {banks.length > 1 ? (
        <SelectInput
          source="formatId"
          choices={banks}
          validate={required()}
          helperText="It pays the checks of this run."
        />
      ) : null}
      <RangeInput
        limit={idLimit}
        source="firstNumber"
        label="Number on the first sheet"
        validate={required()}
        helperText="Look at the sheet in the printer: each check gets the number printed on its sheet."
      />
      <SkippedInput next={data.nextSheetNumber ?? 0} />
      <p>
        Print on pre-printed check stock. On plain paper without magnetic ink a page is a voucher or a draft, not a
        check that banks can read.
      </p>
    </FormDialog>
  );
}
