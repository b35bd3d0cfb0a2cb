import { Typography } from '@mui/material';
import { useOperationQuery } from '../dataProvider/useOperation.ts';

/** Filters based on the demographics of a ZIP. */
const ABOUT_PEOPLE = ['IncomeFilter', 'EthnicityFilter'];

function Source() {
  const { data } = useOperationQuery('demographicsSource', {}, { reference: true });
  return data?.demographicsSource ? (
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75 }}>
      Source: {data.demographicsSource}
    </Typography>
  ) : null;
}

/** The source of demographic figures, shown below them, including whether they are made up (T10, B-285). */
export const DemographicsSource = ({ type }: { type: string }) => (ABOUT_PEOPLE.includes(type) ? <Source /> : null);
