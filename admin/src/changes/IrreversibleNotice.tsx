import { Typography } from '@mui/material';
import { type IrreversibleOperation, irreversible } from '../access/generated/irreversible.ts';

const reasons = {
  status: 'the previous stage can’t be restored',
  record: 'it stays on record, and only a credit note or a reversal corrects it',
  email: 'a sent email can’t be recalled',
} as const;

type Reason = keyof typeof reasons;

type Props = {
  operation: IrreversibleOperation;
  /** The reasons that apply here, for an operation that does several things; by default all of them. */
  only?: readonly Reason[];
};

/** Warns that an action cannot be undone and says why. */
export function IrreversibleNotice({ operation, only }: Props) {
  const shown = (irreversible[operation] as readonly Reason[]).filter((reason) => only?.includes(reason) ?? true);
  return (
    <Typography color="text.secondary">
      This can’t be undone: {shown.map((reason) => reasons[reason]).join(', and ')}.
    </Typography>
  );
}
