import { Typography } from '@mui/material';
import { type IrreversibleOperation, irreversible } from '../access/generated/irreversible.ts';

const reasons = {
  status: 'there is no way back to the stage before',
  email: 'an email that is sent stays sent',
} as const;

type Reason = keyof typeof reasons;

type Props = {
  operation: IrreversibleOperation;
  /** The reasons that hold here, where the operation does different things; by default all of it. */
  only?: readonly Reason[];
};

/** Before something is done that cannot be taken back: that it cannot, and why. */
export function NoWayBack({ operation, only }: Props) {
  const shown = (irreversible[operation] as readonly Reason[]).filter((reason) => only?.includes(reason) ?? true);
  return (
    <Typography color="text.secondary">
      This can’t be undone: {shown.map((reason) => reasons[reason]).join(', and ')}.
    </Typography>
  );
}
