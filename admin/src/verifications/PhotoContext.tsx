import { Box, Typography } from '@mui/material';
import { formatInstant } from '../../../ui/formats.ts';
import { usePendingPhoto } from './usePendingPhoto.ts';

/** The instructions for the league, and accepted photos for comparison (M8). */
export function PhotoContext({ id }: { id: number }) {
  const photo = usePendingPhoto(id);
  const instructions = photo?.verificationImage?.verificationDeadline?.renderedVerificationReminderInstructions;
  const accepted = photo?.recentlyAccepted ?? [];
  return (
    <>
      {instructions ? (
        <section>
          <Typography variant="subtitle2" component="h3">
            Instructions for the league
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {instructions}
          </Typography>
        </section>
      ) : null}
      {accepted.length ? (
        <section>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            Previously accepted
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.75 }}>
            {accepted.map(({ id: other, thumbnailUrl, fullSizeUrl, createdAt, offer }) => (
              <a key={other} href={fullSizeUrl ?? undefined} target="_blank" rel="noreferrer">
                <Box
                  component="img"
                  src={thumbnailUrl ?? fullSizeUrl ?? undefined}
                  alt={`Accepted photo of ${offer?.organization?.name ?? 'a league'}, ${formatInstant(createdAt)}`}
                  title={`${offer?.organization?.name ?? ''}, ${formatInstant(createdAt)}`}
                  sx={{ width: 1, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1, bgcolor: 'var(--sunken)' }}
                />
              </a>
            ))}
          </Box>
        </section>
      ) : null}
    </>
  );
}
