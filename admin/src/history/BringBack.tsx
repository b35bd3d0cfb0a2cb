import { Typography } from '@mui/material';

/** Before something is deleted that can be restored: from where. `from`: whose history has the button, as "the campaign". */
export const BringBack = ({ from }: { from: string }) => (
  <Typography color="text.secondary">It can be brought back from {from}'s history.</Typography>
);
