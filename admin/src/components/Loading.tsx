import { Skeleton, Stack, Typography } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';

/** True if a query of the page has failed once and is being retried. */
const useIsRetrying = (): boolean =>
  useIsFetching({ predicate: ({ state }) => state.data === undefined && state.fetchFailureCount > 0 }) > 0;

/** A skeleton of the expected content. After a failed attempt it says that loading is being retried. */
export const Loading = ({ lines = 4 }: { lines?: number }) => {
  const retrying = useDelayedBusy(useIsRetrying(), 1500);
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 1.5, p: 2 }}>
      {retrying ? <Typography color="text.secondary">The server isn’t responding. Trying again...</Typography> : null}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} variant="rounded" height={14} width={`${90 - (line % 3) * 22}%`} />
      ))}
    </Stack>
  );
};
