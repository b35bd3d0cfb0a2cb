import { Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { AutocompleteInput, RadioButtonGroupInput, ReferenceInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Choice } from '../../../db/generated/choices.ts';
import { checksLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { wholeNumber } from '../../../ui/limits.ts';
import type { CheckListRowFragment, CheckReferenceFragment } from '../checks/generated/graphql.ts';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput, RangeInput } from '../form/inputs.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { BankLineRowFragment } from './generated/graphql.ts';
import { issueChoices, nameIn, settlementChoices } from './issues.ts';

type Row = BankLineRowFragment;

export const lineFilters = [
  <SelectInput key="issue" source="issue" choices={issueChoices} emptyText="All lines" alwaysOn />,
  <RangeInput key="number" source="number" label="Check number" limit={wholeNumber} />,
];

/** States of checks that a bank's line can clear. */
const PAYABLE: readonly Choice<'checkState'>[] = ['mailed', 'stale', 'returned', 'stopped', 'escheat_due'];

/** Asks which check the bank paid, if the line clears one; `needed`: it is none that the line names; `voided`: always. */
export function CheckInput({ needed, voided = false }: { needed: boolean; voided?: boolean }) {
  if (useWatch({ name: 'settlement' }) !== 'cleared' && !voided) return null;
  return (
    <ReferenceInput
      source="checkId"
      reference="checks"
      filter={{ state: { in: voided ? [...PAYABLE, 'voided'] : PAYABLE }, payoutMethod: { equalTo: 'check' } }}
      sort={{ field: 'number', order: 'DESC' }}
    >
      <AutocompleteInput
        label={needed ? 'The check that the bank paid' : 'Another check than ours above'}
        optionText={({ number, payee, recipientName, amount }: CheckListRowFragment & CheckReferenceFragment) =>
          `#${number}, ${payee ?? recipientName}, ${formatMoney(amount)}`
        }
        filterToQuery={(text: string) => (text ? { q: text } : {})}
        {...(needed ? { validate: required() } : {})}
      />
    </ReferenceInput>
  );
}

/** What to do about a check that would pay a line's money again. */
function ReplacementAdvice({ check }: { check: NonNullable<Row['checkToVoid']> }) {
  const link = (
    <MuiLink component={Link} to={`/offers/${check.offerId}#checks`} color="inherit">
      {check.payoutMethod === 'direct_deposit'
        ? 'the direct deposit'
        : check.number
          ? `check #${check.number}`
          : 'the new check'}
    </MuiLink>
  );
  if (check.state === 'pending') return <>Reject {link}, which would pay this again.</>;
  if (check.state === 'cleared') return <>The bank paid {link} for it, too.</>;
  if (check.payoutMethod === 'direct_deposit' && check.state === 'mailed')
    return <>Our bank was sent {link}, which pays this again.</>;
  const left = ['approved', 'in_run', 'printed'].includes(check.state);
  return <>{left ? <>Void {link}</> : <>Stop and void {link}</>}, which would pay this again.</>;
}

type Settlement = { settlement: NonNullable<Row['settlement']>; note: string; checkId?: number | null };

/** Says what a line that does not match its check is. */
function SettleDialog({ line }: { line: Row }) {
  const { mutateAsync: settle } = useOperation('settleBankLine', { quiet: true });
  const clearable = line.issue !== 'paid_after_void' && line.check !== null && PAYABLE.includes(line.check.state);
  return (
    <FormDialog
      title={`Settle ${formatMoney(line.amount)}`}
      action="Settle"
      required={['settlement', 'note']}
      onSubmit={({ settlement, note, checkId }: Settlement) =>
        settle({ input: { lineId: line.id, settlement, note: note.trim(), ...(checkId ? { checkId } : {}) } })
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
        choices={settlementChoices}
        row={false}
        validate={required()}
      />
      <CheckInput needed={!clearable} />
      <MultilineInput source="note" validate={required()} helperText="Recorded with your name." minRows={2} />
    </FormDialog>
  );
}

/** Takes back a line by the bank's credit on a day; `closed`: one of a closed month, or an entry, by an entry of today. */
function ReverseDialog({ line, closed }: { line: Row; closed: boolean }) {
  const { mutateAsync: reverse } = useOperation('reverseBankLine', { quiet: true });
  return (
    <FormDialog
      title={`Reverse ${formatMoney(line.amount)}`}
      size="xs"
      action="Add reversing entry"
      defaults={closed ? {} : { creditedOn: today() }}
      required={closed ? ['note'] : ['note', 'creditedOn']}
      onSubmit={({ note, creditedOn }: { note: string; creditedOn?: string }) =>
        reverse({ input: { lineId: line.id, note: note.trim(), ...(creditedOn ? { creditedOn } : {}) } })
      }
    >
      <p>
        {line.reversesId
          ? 'An entry of today takes this one back: the line clears its check again, or waits to be settled.'
          : closed
            ? 'The line stays. An entry of today takes it back, and its check is no longer cleared.'
            : 'The bank gave the money back. An entry of that day takes the line back, and its check is no longer cleared.'}
      </p>
      {closed ? null : (
        <DateInput source="creditedOn" label="Given back on" limit={checksLimits.clearedOn} validate={required()} />
      )}
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
          render={({ issue, settlement, note, reversesId, statementId, bankPaidOn, checkToVoid }) => (
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
                {[
                  reversesId ? 'Reversing entry' : !statementId && 'Manual entry',
                  bankPaidOn && `The bank paid it on ${formatDate(bankPaidOn)}`,
                  settlement && nameIn(settlementChoices, settlement),
                  note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Stack>
          )}
        />
        <Column<Row>
          source="actions"
          render={(line) =>
            line.reversal ? null : line.issue && !line.settlement ? (
              <DialogButton size="small" variant="contained" onOpen={openDialog} dialog={<SettleDialog line={line} />}>
                Settle
              </DialogButton>
            ) : closed || Number(line.amount) < 0 || !(line.statementId || line.reversesId) ? (
              <DialogButton size="small" onOpen={openDialog} dialog={<ReverseDialog line={line} closed />}>
                Reverse
              </DialogButton>
            ) : (
              <DialogButton size="small" onOpen={openDialog} dialog={<ReverseDialog line={line} closed={false} />}>
                Given back
              </DialogButton>
            )
          }
        />
      </RecordTable>
      {dialog}
    </>
  );
}
