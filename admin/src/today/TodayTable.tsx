import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { kinds, linePath, lineTime, lineTitle, type TodayLine } from './kinds.ts';
import { linkId, PutOffDialog } from './PutOffDialog.tsx';

/** The kinds whose sentence the user has read; stored with the account's settings. */
const KNOWN_KEY = 'today.known';

/** What a kind means and what to do, until "Got it". */
function Lesson({ kind }: Pick<TodayLine, 'kind'>) {
  const [known, setKnown] = useStore<string[]>(KNOWN_KEY, []);
  return known.includes(kind) ? null : (
    <Typography variant="caption" component="div" sx={{ color: 'info.main', whiteSpace: 'normal' }}>
      New: {kinds[kind].lesson}{' '}
      <MuiLink
        component="button"
        type="button"
        aria-label={`Got it: ${kinds[kind].many}`}
        onClick={({ currentTarget }) => {
          currentTarget.closest('tr')?.querySelector('a')?.focus(); // the button goes
          setKnown([...known, kind]);
        }}
        sx={{ font: 'inherit', fontWeight: 600, verticalAlign: 'baseline' }}
      >
        Got it
      </MuiLink>
    </Typography>
  );
}

/** On phones a line is a card that opens: when and what is at stake below its text, and only the first has its button. */
const phone = {
  '@media (max-width: 600px)': {
    '&& .RaDataTable-row': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
    '&& .RaDataTable-row > td': { gridColumn: '1 / -1', '&::before': { content: 'none' } },
    '&& .RaDataTable-row > td.column-day': { gridColumn: 1, pl: '60px', textAlign: 'left' },
    '&& .RaDataTable-row > td.column-stake': { gridColumn: 2 },
    '&& .RaDataTable-row:first-of-type > td.column-actions': { pl: '60px' },
    '&& .RaDataTable-row:not(:first-of-type) > td.column-actions': { gridColumn: 3, '& a': { display: 'none' } },
  },
};

/** The lines of Today: count, what, when, at stake, one action; the first action is the page's main one. */
export function TodayTable({ lines }: { lines: readonly TodayLine[] }) {
  return (
    <LocalTable<TodayLine>
      resource="today"
      data={lines}
      sx={phone}
      rowClick={(_id, _resource, line) => linePath(line as TodayLine)}
    >
      <Column<TodayLine>
        source="kind"
        label="What waits"
        disableSort
        render={(line) => (
          <Box sx={{ display: 'flex', gap: 1.5, whiteSpace: 'normal' }}>
            <Typography
              aria-hidden
              variant="h2"
              component="span"
              sx={{ flex: 'none', minWidth: 40, textAlign: 'right' }}
            >
              {formatNumber(line.count)}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <MuiLink
                component={Link}
                id={linkId(line)}
                to={linePath(line)}
                aria-label={lineTitle(line)}
                color="text.primary"
                underline="hover"
                sx={{ fontWeight: 600, display: 'inline-block', minHeight: 24 }}
              >
                {lineTitle(line).replace(/^\S+ /, '')}
              </MuiLink>
              <Typography variant="caption" color="text.secondary" component="div">
                {line.example}
              </Typography>
              <Lesson kind={line.kind} />
            </Box>
          </Box>
        )}
      />
      <Column<TodayLine>
        source="day"
        label="When"
        disableSort
        sx={{ whiteSpace: { md: 'nowrap' } }}
        render={(line) => {
          const { text, late } = lineTime(line);
          return late ? (
            <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
              {text}
            </Box>
          ) : (
            text
          );
        }}
      />
      <Column<TodayLine> source="stake" label="At stake" align="right" disableSort format={formatMoney} />
      <Column<TodayLine>
        source="actions"
        render={(line) => (
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', whiteSpace: 'nowrap' }}>
            <Button
              component={Link}
              to={linePath(line)}
              size="small"
              {...(line === lines[0] ? { variant: 'contained', color: 'secondary' } : { variant: 'outlined' })}
            >
              {kinds[line.kind].action}
            </Button>
            <DialogButton
              aria-label={`Put off: ${lineTitle(line)}`}
              icon={<Icon name="clock" />}
              dialog={
                <PutOffDialog line={line} next={lines[lines.indexOf(line) + 1] ?? lines[lines.indexOf(line) - 1]} />
              }
            />
          </Box>
        )}
      />
    </LocalTable>
  );
}
