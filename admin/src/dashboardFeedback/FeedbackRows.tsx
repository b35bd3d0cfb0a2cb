import { Box, ListItem, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatNumber, seasonLabel } from '../../../ui/formats.ts';
import { formatMoment } from '../components/formatMoment.ts';
import type { FeedbackItemFragment } from './generated/graphql.ts';
import { aboutOf, authorOf, didOf } from './labels.ts';

/** The sponsor and season that a row is about, as a link to the season; nothing for a row about a campaign. */
function OfSeason({ sponsor, season, year }: FeedbackItemFragment) {
  if (!sponsor || !season || year === null) return null;
  return (
    <>
      {' of '}
      <MuiLink
        component={Link}
        to={`/campaign-planner/sponsors/${sponsor.id}/seasonal-dashboard?season=${season}&year=${year}`}
      >
        {sponsor.name}, {seasonLabel(season, year)}
      </MuiLink>
    </>
  );
}

/** Reactions and comments, as items of a list. */
export const FeedbackRows = ({ rows }: { rows: readonly FeedbackItemFragment[] }) =>
  rows.map((row) => (
    <ListItem key={row.id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
      <b>{authorOf(row.user)}</b> {didOf(row)} {aboutOf(row)}
      <OfSeason {...row} />{' '}
      <Typography component="span" variant="caption" color="text.secondary">
        {formatMoment(row.createdAt)}
      </Typography>
      {row.body ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{row.body}</Typography>
      ) : null}
    </ListItem>
  ));

/** Says that older rows are not listed, if there are any. */
export const OlderNote = ({ total, listed }: { total: number; listed: number }) =>
  total > listed ? (
    <Box sx={{ p: 2, color: 'text.secondary' }}>{formatNumber(total - listed)} older ones are not listed.</Box>
  ) : null;
