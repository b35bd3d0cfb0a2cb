import { Alert, Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { assetsLimits } from '../../../../db/generated/limits.ts';
import { Icon } from '../../components/Icon.tsx';
import { RangeInput } from '../../form/inputs.tsx';
import { type AssetRow, isShort, orNull } from './assets.ts';

const count = (text: string): number | null => (text === '' ? null : Math.floor(Number(text)));

/** The part of an asset that the inputs need; it also exists before an offer does. */
type Asset = Pick<AssetRow, 'name' | 'quantity' | 'reach'> & Partial<AssetRow>;

/** Quantity and reach for each capability of the campaign (S-248, S-256, S-267). */
export function AssetInputs({ rows, locked }: { rows: readonly Asset[]; locked: boolean }) {
  const typed = (useWatch({ name: 'assets' }) as Asset[] | undefined) ?? rows;
  if (rows.length === 0)
    return <Typography color="text.secondary">No capabilities are required for this campaign!</Typography>;
  return (
    <>
      <Box
        role="group"
        aria-label="Assets"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 76px 76px',
          gap: 1,
          alignItems: 'center',
          '& input': { textAlign: 'right', appearance: 'textfield' },
          '& input::-webkit-inner-spin-button': { appearance: 'none' },
        }}
      >
        {['Asset', 'Quantity', 'Reach'].map((head) => (
          <Typography key={head} variant="caption" color="text.secondary" sx={{ fontWeight: 600 }} aria-hidden>
            {head}
          </Typography>
        ))}
        {rows.map((row, index) => (
          <Fragment key={row.name}>
            <span>
              {row.name}{' '}
              {row.verified ? (
                <Typography component="span" variant="caption" color="success" sx={{ whiteSpace: 'nowrap' }}>
                  <Icon name="lock" /> verified
                </Typography>
              ) : null}
            </span>
            {(['quantity', 'reach'] as const).map((field) => (
              <RangeInput
                key={field}
                source={`assets.${index}.${field}`}
                label={false}
                helperText={false}
                limit={{ ...assetsLimits[field], min: 0 }} // 0 removes the asset.
                disabled={locked}
                parse={count}
                slotProps={{ htmlInput: { 'aria-label': `${row.name}, ${field}`, min: 0, inputMode: 'numeric' } }}
                sx={
                  field === 'quantity' && isShort(typed[index] ?? row)
                    ? { '& fieldset': { borderColor: 'warning.main', boxShadow: 'inset 3px 0 0 var(--proposed)' } }
                    : {}
                }
              />
            ))}
          </Fragment>
        ))}
      </Box>
      {typed.filter(isShort).map((row) => (
        <Alert severity="warning" key={row.name}>
          {row.name}: {orNull(row.quantity)} promised, {row.deadlines} {row.deadlines === 1 ? 'has' : 'have'} a
          deadline. Add the missing deadlines.
        </Alert>
      ))}
    </>
  );
}
