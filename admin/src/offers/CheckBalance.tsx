import { Box } from '@mui/material';
import { formatMoney } from '../../../ui/formats.ts';
import { balance } from './balance.ts';
import type { OfferRecordFragment } from './generated/graphql.ts';

const HATCHED = 'repeating-linear-gradient(-45deg, var(--field-600) 0 2px, var(--field-100) 2px 6px)';

/** The offer's value, divided into approved (solid), pending (hatched) and available (empty). */
export function CheckBalance({ offer }: { offer: OfferRecordFragment }) {
  const { total, sent, pending, available } = balance(offer);
  const parts = [
    { label: 'Approved', amount: sent, background: 'var(--field-600)' },
    { label: 'Pending', amount: pending, background: HATCHED },
    { label: 'Available', amount: available, background: 'var(--chalk)' },
  ];
  const figure = (label: string, amount: number, background?: string) => (
    <Box
      key={label}
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        ...(label === 'Available' ? { ml: { sm: 'auto' }, textAlign: { sm: 'right' } } : {}),
      }}
    >
      <Box
        component="dt"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', fontSize: 12 }}
      >
        {background ? (
          <Box sx={{ width: 10, height: 10, borderRadius: '2px', border: '1px solid var(--field-600)', background }} />
        ) : null}
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          typography: 'h2',
          fontVariantNumeric: 'tabular-nums',
          ...(label === 'Available' ? { color: 'primary.main' } : {}),
        }}
      >
        {formatMoney(amount)}
      </Box>
    </Box>
  );
  return (
    <Box sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {figure('Offer value', total)}
        {parts.map(({ label, amount, background }) => figure(label, amount, background))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 10,
          mt: 1,
          borderRadius: '3px',
          overflow: 'hidden',
          border: '1px solid var(--field-600)',
        }}
      >
        {parts.map(({ label, amount, background }) => (
          <Box key={label} sx={{ width: `${total ? (amount / total) * 100 : 0}%`, background }} />
        ))}
      </Box>
    </Box>
  );
}
