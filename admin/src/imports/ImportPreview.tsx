import { Alert, Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { DownloadResults } from '../components/DownloadResults.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { RowErrors } from './CsvForm.tsx';
import { changesIn, columnLabel, errorText, type LeagueChange, type Preview, textOf } from './leagueImports.ts';

/** Leagues rendered at a time. */
const STEP = 100;
/** Leagues listed in a warning before the rest is only counted. */
const NAMED = 5;

const nameOf = ({ name, id }: LeagueChange) => name ?? `No. ${id}`;

type WarningProps = { leagues: readonly LeagueChange[]; what: string; children?: string };

/** Lists the leagues whose contact details change. */
function ContactWarning({ leagues, what, children }: WarningProps) {
  if (leagues.length === 0) return null;
  const named = leagues.slice(0, NAMED).map(nameOf).join(', ');
  const rest = leagues.length > NAMED ? ` and ${pluralise(leagues.length - NAMED, 'other')}` : '';
  return (
    <Alert severity="warning">
      <b>
        {pluralise(leagues.length, 'league gets', 'leagues get')} another {what}:
      </b>{' '}
      {named}
      {rest}. {children}
    </Alert>
  );
}

const Change = ({ change }: { change: LeagueChange }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <MuiLink component={Link} to={`/organizations/${change.id}`} target="_blank" sx={{ fontWeight: 600 }}>
      {nameOf(change)}
    </MuiLink>{' '}
    <Typography component="span" variant="caption" color="text.secondary">
      row {change.row}
    </Typography>
    {change.fields.map(({ column, before, after }) => (
      <Box key={column} sx={{ overflowWrap: 'anywhere' }}>
        {columnLabel(column)}: <s>{textOf(before)}</s> → <b>{textOf(after)}</b>
      </Box>
    ))}
  </Box>
);

/** Every change of an import with its old and new value, warnings, and every error with its row and column (T6, B-366). */
export function ImportPreview({ preview }: { preview: Preview }) {
  const [shown, setShown] = useState(STEP);
  const { changes, errors, rows } = preview;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {errors.length ? (
        <Alert severity="error">
          Nothing can be imported until {errors.length === 1 ? 'this is' : 'these are'} corrected in the file:
          <RowErrors messages={errors.map(errorText)} />
        </Alert>
      ) : null}
      <Typography role="status">
        <b>{pluralise(changes.length, 'league changes', 'leagues change')}</b> of {pluralise(rows, 'row')}
        {errors.length === 0 && changes.length < rows ? '; the others already have these values.' : '.'}
      </Typography>
      <ContactWarning leagues={changesIn(preview, 'contact_email')} what="contact email">
        Emails go to the new address, and the old one is notified of the change.
      </ContactWarning>
      <ContactWarning leagues={changesIn(preview, 'contact_phone')} what="contact phone" />
      {changes.length ? (
        <Box component="ul" aria-label="Changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.slice(0, shown).map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </Box>
      ) : null}
      <ShowMore shown={Math.min(shown, changes.length)} total={changes.length} onMore={() => setShown(shown + STEP)} />
      <DownloadResults
        name={`changes of ${pluralise(changes.length, 'league')}`}
        columns={['Row', 'No.', 'Organization', 'Column', 'Now', 'Then']}
        rows={changes.flatMap((change) =>
          change.fields.map(
            ({ column, before, after }) =>
              [change.row, change.id, change.name, columnLabel(column), textOf(before), textOf(after)] as const,
          ),
        )}
      />
    </Stack>
  );
}
