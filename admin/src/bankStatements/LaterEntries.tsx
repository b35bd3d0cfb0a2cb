import { Box, CardContent, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { filteredPath } from '../list/filteredPath.ts';

/** The payments of a closed month that no file of it had, each with the later entry that records it (issue 35, section 1). */
export function LaterEntries({ month, nextMonth }: { month: string; nextMonth: string }) {
  const { data, error, refetch } = useOperationQuery('missingPayments', { month, nextMonth });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data?.bankLines.length) return null;
  return (
    <TitledCard title="Recorded later" note="Not in the account of this month">
      <CardContent>
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.bankLines.map(({ id, number, amount, bankPaidOn, paidOn, enteredBy, note, reversal, check }) => (
            <li key={id}>
              <b>
                Check #{number}, {formatMoney(amount)}
              </b>
              , {check?.recipientName}, paid by the bank on {formatDate(bankPaidOn)}. Entered on {formatDate(paidOn)} by{' '}
              {enteredBy?.name ?? enteredBy?.email ?? 'somebody'}: {note}{' '}
              {reversal ? <>Reversed on {formatDate(reversal.paidOn)}. </> : null}
              <MuiLink component={Link} to={filteredPath(`/checks/months/${paidOn.slice(0, 7)}`, { number })}>
                Show entry
              </MuiLink>
            </li>
          ))}
        </Box>
      </CardContent>
    </TitledCard>
  );
}
