import { Typography } from '@mui/material';

/**
 * States, before a deletion, where the record can be restored. `from`: the record whose history restores it, e.g. "the
 * campaign".
 */
export const RestoreNote = ({ from }: { from: string }) => (
  <Typography color="text.secondary">It can be brought back from {from}'s history.</Typography>
);
