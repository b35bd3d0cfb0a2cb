import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import type { Plan } from './useMailPlan.ts';

type Props = { ended: Plan['ended']; included: boolean; onInclude: (included: boolean) => void };

/** Offers of a season that is over: nothing is sent about them unless staff confirm it (V9). */
export function EndedAlert({ ended, included, onInclude }: Props) {
  const [first] = ended;
  if (!first) return null;
  return (
    <Alert severity="warning">
      <b>
        {pluralise(ended.length, 'offer')} of a season that is over, {included ? 'included' : 'left out'}
      </b>
      <div>
        {first.organizationName}: {first.reason}
        {ended.length > 1 ? ` And ${pluralise(ended.length - 1, 'other')}.` : null}
      </div>
      <FormControlLabel
        label={`Send ${ended.length === 1 ? 'it' : `these ${formatNumber(ended.length)}`} anyway`}
        control={<Checkbox size="small" checked={included} onChange={(_event, checked) => onInclude(checked)} />}
      />
    </Alert>
  );
}
