import { Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { RadioButtonGroupInput, required, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { BankLineRowFragment } from './generated/graphql.ts';
import { issueChoices, nameIn, settlementChoices } from './issues.ts';

type Row = BankLineRowFragment;

export const lineFilters = [
  <SelectInput key="issue" source="issue" choices={issueChoices} emptyText="All lines" alwaysOn />,
];

const CLEARABLE: readonly (string | null)[] = ['wrong_amount', 'paid_twice', 'paid_after_return', 'paid_before_mailed'];

/** What to do about a check that would pay a line's money again. */
function ReplacementAdvice({ check }: { check: NonNullable<Row['checkToVoid']> }) {
  const link = (
    <MuiLink component={Link} to={`/offers/${check.offerId}#checks`} color="inherit">
      {check.number ? `check #${check.number}` : 'the new check'}
    </MuiLink>
  );
  if (check.state === 'pending') return <>Reject {link}, which would pay this again.</>;
  if (check.state === 'cleared') return <>The bank paid {link} for it, too.</>;
  const left = ['approved', 'in_run', 'printed'].includes(check.state);
  return <>{left ? <>Void {link}</> : <>Stop and void {link}</>}, which would pay this again.</>;
}

/** Says what a line that does not match its check is. */
function SettleDialog({ line }: { line: Row }) {
  const { mutateAsync: settle } = useOperation('settleBankLine', { quiet: true });
  const clearable = CLEARABLE.includes(line.issue) && line.check?.state !== 'cleared';
  const choices = settlementChoices.filter(({ id }) => id !== 'cleared' || clearable);
  return (
    <FormDialog
      title={`Settle ${formatMoney(line.amount)}`}
      action="Settle"
      required={['settlement', 'note']}
      onSubmit={({ settlement, note }: { settlement: NonNullable<Row['settlement']>; note: string }) =>
        settle({ input: { lineId: line.id, settlement, note: note.trim() } })
      }
    >
      <FactList
        align="left"
        facts={[
          ['Problem', nameIn(issueChoices, line.issue ?? '')],
          ['The bank paid', `${formatMoney(line.amount)} on ${formatDate(line.paidOn)}`],
          ['Our check', line.check ? `#${line.number}, ${formatMoney(line.check.amount)}` : 'none'],
          ...(line.checkToVoid
            ? [['Replaced by', <ReplacementAdvice key="advice" check={line.checkToVoid} />] as const]
            : []),
        ]}
      />
      <RadioButtonGroupInput
        source="settlement"
        label="What is it?"
        choices={choices}
        row={false}
        validate={required()}
      />
      <MultilineInput source="note" validate={required()} helperText="Recorded with your name." minRows={2} />
    </FormDialog>
  );
}

/** Takes back a line of a closed month by an entry of today. */
function ReverseDialog({ line }: { line: Row }) {
  const { mutateAsync: reverse } = useOperation('reverseBankLine', { quiet: true });
  return (
    <FormDialog
      title={`Reverse ${formatMoney(line.amount)}`}
      size="xs"
      action="Add reversing entry"
      required={['note']}
      onSubmit={({ note }: { note: string }) => reverse({ input: { lineId: line.id, note: note.trim() } })}
    >
      <p>
        The month is closed, so the line stays. An entry of today takes it back, and its check is no longer cleared.
      </p>
      <MultilineInput source="note" validate={required()} helperText="Recorded with your name." minRows={2} />
    </FormDialog>
  );
}

/** Lines of the bank, with what a person has to do; `closed`: they are of a closed month. */
export function BankLineTable({ closed = false }: { closed?: boolean }) {
  const [dialog, openDialog] = useDialog();
  return (
    <>
      <RecordTable<Row> rowClick={false}>
        <Column<Row>
          source="number"
          align="right"
          label="Check"
          render={({ number }) => (number ? `#${number}` : '–')}
        />
        <Column<Row> source="paidOn" align="right" format={formatDate} />
        <Column<Row> source="amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
        <Column<Row>
          source="checkId"
          label="Pay to"
          disableSort
          render={({ check }) =>
            check ? (
              <>
                <MuiLink component={Link} to={`/offers/${check.offerId}#checks`}>
                  {check.recipientName}
                </MuiLink>{' '}
                <StatusChip of="checkState" status={check.state} />
              </>
            ) : (
              '–'
            )
          }
        />
        <Column<Row>
          source="issue"
          render={({ issue, settlement, note, reversesId, checkToVoid }) => (
            <Stack sx={{ alignItems: 'flex-start', gap: 0.25 }}>
              {issue ? (
                <Chip size="small" color={settlement ? 'default' : 'error'} label={nameIn(issueChoices, issue)} />
              ) : null}
              {checkToVoid ? (
                <Typography variant="caption" color="error">
                  <ReplacementAdvice check={checkToVoid} />
                </Typography>
              ) : null}
              <Typography variant="caption" color="text.secondary">
                {[reversesId && 'Reversing entry', settlement && nameIn(settlementChoices, settlement), note]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Stack>
          )}
        />
        <Column<Row>
          source="actions"
          render={(line) =>
            closed && !line.reversesId && !line.reversal ? (
              <DialogButton size="small" onOpen={openDialog} dialog={<ReverseDialog line={line} />}>
                Reverse
              </DialogButton>
            ) : line.issue && !line.settlement ? (
              <DialogButton size="small" variant="contained" onOpen={openDialog} dialog={<SettleDialog line={line} />}>
                Settle
              </DialogButton>
            ) : null
          }
        />
      </RecordTable>
      {dialog}
    </>
  );
}
