import { Alert, AlertTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

/** On every staff page: the server can't store files, by `/healthz`, which answers 503 then [K11]. */
export function DiskAlert() {
  const { data } = useQuery({
    queryKey: ['healthz'],
    queryFn: async () => (await (await fetch('/healthz')).json()) as { disk?: boolean },
    refetchInterval: 60_000,
    retry: false,
  });
  if (data?.disk !== false) return null;
  return (
    <Alert severity="error" sx={{ m: 2, mb: 0 }}>
      <AlertTitle>The disk is full</AlertTitle>
      Photos, contracts and recaps can’t be stored. Uploads are refused until there is room again. Please tell the
      person who runs this server.
    </Alert>
  );
}
