import { Box, Link as MuiLink } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { offerStatuses, statusStyle } from '../../../ui/status.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import { filterKinds } from '../targeting/filterKinds.ts';
import type { TargetingExplanationsQuery } from './generated/graphql.ts';

type Explanation = TargetingExplanationsQuery['targetingExplanations'][number];

const labels: Record<string, string> = {
  LocationFilter: 'Distance',
  confidence: 'Confidence',
  offer: 'Offer',
  conflict: 'Conflicts',
  pause: 'Cool-down',
};
const results = {
  fails: { icon: 'x', text: 'No', color: 'var(--danger)' },
  waits: { icon: 'clock', text: 'Waits', color: 'var(--proposed)' },
  passes: { icon: 'ok', text: 'Yes', color: 'var(--confirmed)' },
} as const;

/** The text of what the program has. */
function valueText({ kind, value }: Explanation['reasons'][number]): string {
  if (kind === 'confidence') return confidenceNames[value ?? ''] ?? '';
  if (kind === 'offer') return value ? statusStyle(offerStatuses, value).label : 'Not in the campaign yet';
  return value ?? (kind === 'conflict' ? 'None' : 'Not known');
}

/** "In", or how many reasons are against it. */
export const verdictText = ({ available, reasons }: Explanation) =>
  available
    ? 'In: it is available'
    : `Not in: ${pluralise(reasons.filter(({ result }) => result === 'fails').length, 'reason')} against it`;

/** Each filter with what the program has and what is asked for, noes first. */
export const Reasons = ({ reasons }: Explanation) => (
  <Box
    component="table"
    aria-label="Each filter with what the program has and what is asked for"
    sx={{
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: 13,
      'td, th': { textAlign: 'left', p: '5px 8px', borderTop: 1, borderColor: 'divider' },
    }}
  >
    <tbody>
      {reasons.map((reason) => {
        const { icon, text, color } = results[reason.result];
        return (
          <tr key={reason.kind}>
            <td style={{ color }}>
              <Icon name={icon} />
              <span style={visuallyHidden}>{text}</span>
            </td>
            <th scope="row">{labels[reason.kind] ?? filterKinds.find(({ type }) => type === reason.kind)?.label}</th>
            <td>{valueText(reason)}</td>
            <td>{reason.wanted}</td>
          </tr>
        );
      })}
    </tbody>
  </Box>
);

/** Why a program is in the targeting of each open campaign, or not. */
export function WhyDialog({ program: { id, name } }: { program: { id: number; name: string } }) {
  const { data, error, refetch } = useOperationQuery('targetingExplanations', { sponsorablePropertyId: id });
  const explanations = data?.targetingExplanations;
  return (
    <ConsoleDialog title={`Campaigns for ${name}`} size="md" actions={<CloseButton>Close</CloseButton>}>
      {error ? <Problem error={error} retry={refetch} /> : explanations ? null : <Loading lines={5} />}
      {explanations?.length === 0 ? <EmptyState>No campaign takes programs now.</EmptyState> : null}
      {explanations?.map((explanation) => (
        <details key={explanation.campaignId}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            <b>{explanation.campaignName}</b> {verdictText(explanation)}
          </Box>
          <Reasons {...explanation} />
          <MuiLink component={Link} to={`/campaign-targeting/${explanation.campaignId}?tab=steps`}>
            Targeting
          </MuiLink>
        </details>
      ))}
    </ConsoleDialog>
  );
}
