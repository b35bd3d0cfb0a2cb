import { Box, Typography } from '@mui/material';
import { formatMoment } from '../../components/formatMoment.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { useOperationQuery } from '../../dataProvider/useOperation.ts';

const ways: Record<string, string> = { single: 'one photo', zip: 'in a zip', recap: 'in a recap' };
const links: Record<string, string> = {
  campaign: 'Somebody with the campaign’s link',
  season: 'Somebody with the season’s link',
};

/** Who downloaded a photo, when and how; the latest 20. */
export function PhotoDownloads({ id }: { id: number }) {
  const { data, error } = useOperationQuery('photoDownloads', { id });
  const found = data?.photoDownloadsConnection;
  return (
    <div>
      <Typography variant="subtitle2">Downloads</Typography>
      {error ? <Typography variant="body2">{messageOf(error)}</Typography> : null}
      {found?.totalCount === 0 ? (
        <Typography variant="body2" color="text.secondary">
          Nobody has downloaded this photo.
        </Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, pl: 2.25, fontSize: 13 }}>
        {found?.nodes.map(({ id: key, user, linkKind, way, downloadedAt }) => (
          <li key={key}>
            {user?.name ?? user?.email ?? links[linkKind ?? ''] ?? 'A deleted user'}, {ways[way]},{' '}
            {formatMoment(downloadedAt)}
          </li>
        ))}
      </Box>
      {found && found.totalCount > found.nodes.length ? (
        <Typography variant="caption" color="text.secondary">
          and {found.totalCount - found.nodes.length} earlier
        </Typography>
      ) : null}
    </div>
  );
}
