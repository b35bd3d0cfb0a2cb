import { Skeleton, Stack, Typography } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useDelayedBusy } from '../form/useDelayedBusy.ts';

/** Something that the page waits for failed once and is tried again. */
const useIsRetrying = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.data === undefined && state.fetchFailureCount > 0 }) > 0;

/** Gray lines of the size of what is coming. When a first try failed and the next takes its time, it says so. */
export const Loading = ({ lines = 4 }: { lines?: number }) => {
  const retrying = useDelayedBusy(useIsRetrying(), 1500);
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 1.5, p: 2 }}>
      {retrying ? (
        <Typography color="text.secondary">The server has not answered yet. Trying again...</Typography>
      ) : null}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} variant="rounded" height={14} width={`${90 - (line % 3) * 22}%`} />
      ))}
    </Stack>
  );
};
