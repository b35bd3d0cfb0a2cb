import { Box, Button, CardContent, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { PageParts } from '../layout/PageParts.tsx';
import { SecretLink } from '../links/SecretLink.tsx';
import { overdueProofPath, pendingPhotosPath } from '../verifications/proofPaths.ts';
import { GoalCard } from './GoalCard.tsx';
import type { CampaignRecordFragment } from './generated/graphql.ts';

type Campaign = CampaignRecordFragment;
type Props = { campaign: Campaign };

const SideCard = ({ title, link, children }: { title: string; link?: [string, string]; children: ReactNode }) => (
  <TitledCard
    title={title}
    end={
      link ? (
        <Button component={Link} size="small" to={link[1]}>
          {link[0]}
        </Button>
      ) : null
    }
  >
    <CardContent>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </CardContent>
  </TitledCard>
);

/** A share of a total with its bar; the overdue part is red. */
const Share = (props: { label: string; count: number; total: number; late?: number; children: ReactNode }) => {
  const { label, count, total, late = 0, children } = props;
  const percent = (part: number) => Math.min(100, (part / total) * 100);
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <span>{label}</span>
        <span>{children}</span>
      </Stack>
      {total ? (
        <LinearProgress
          variant="buffer"
          value={percent(count)}
          valueBuffer={percent(count + late)}
          aria-hidden
          sx={{
            mt: 0.5,
            height: 8,
            borderRadius: 1,
            '& .MuiLinearProgress-dashed': { animation: 'none', background: 'var(--line)' },
            '& .MuiLinearProgress-bar1': { bgcolor: 'var(--confirmed)' },
            '& .MuiLinearProgress-bar2': { bgcolor: 'var(--danger)' },
          }}
        />
      ) : null}
    </div>
  );
};

/** The campaign's locations and target groups (S-072 … S-074). */
const Targeting = ({ campaign }: Props) => {
  const lines = [
    ...(campaign.geographicTargetingSummary ?? []),
    ...(campaign.demographicTargetingSummary ?? []),
  ].filter((line) => line !== null && line !== '');
  return (
    <SideCard title="Targeting" link={['Open', `/campaign-targeting/${campaign.id}`]}>
      {lines.length ? (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">No targeting filters have been added yet</Typography>
      )}
    </SideCard>
  );
};

type VerifiedProps = {
  campaignId: number;
  kind: 'physical' | 'digital';
  progress: Campaign['physicalVerificationProgress'];
};

/** Verified of total plus overdue, or a message when there is nothing to verify (S-075 … S-077). */
const Verified = ({ campaignId, kind, progress }: VerifiedProps) => {
  const { total, verified, overdue } = progress ?? {};
  if (!total) return <Typography color="text.secondary">No {kind} verification deadlines yet</Typography>;
  return (
    <Share label={kind === 'physical' ? 'Physical' : 'Digital'} count={verified ?? 0} total={total} late={overdue ?? 0}>
      <b>
        {verified ?? 0} of {total}
      </b>{' '}
      verified
      {overdue ? (
        <>
          ,{' '}
          <MuiLink component={Link} to={overdueProofPath(campaignId)} color="error">
            {overdue} overdue
          </MuiLink>
        </>
      ) : null}
    </Share>
  );
};

/** The cards next to every tab of a campaign. */
export const CampaignAside = ({ campaign }: Props) => (
  <Stack component="aside" aria-label="Campaign at a glance" sx={{ gap: 2 }}>
    <PageParts>
      <GoalCard campaign={campaign} today={today()} />
      <Targeting campaign={campaign} />
      <SideCard title="Verifications" link={['Pending photos', pendingPhotosPath(campaign.id)]}>
        <Verified campaignId={campaign.id} kind="physical" progress={campaign.physicalVerificationProgress} />
        <Verified campaignId={campaign.id} kind="digital" progress={campaign.digitalVerificationProgress} />
      </SideCard>
      <SideCard title="Sponsor's dashboard">
        <SecretLink
          kind="campaign"
          recordId={String(campaign.id)}
          path={campaign.magicToken && `/campaign-dashboard/${campaign.magicToken}`}
        />
      </SideCard>
    </PageParts>
  </Stack>
);
