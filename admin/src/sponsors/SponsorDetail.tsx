import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { HistoryButton } from '../history/History.tsx';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { Head, Tabs } from '../kit/Head.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { SponsorDocument } from './documents.ts';
import { SponsorCampaigns } from './SponsorCampaigns.tsx';
import { SponsorLogo } from './SponsorLogo.tsx';
import { SponsorSeason } from './SponsorSeason.tsx';
import { SponsorUsers } from './SponsorUsers.tsx';

/** One sponsor: Campaigns, Users, Seasonal Dashboard (S-045, S-046). */
export function SponsorDetail() {
  const id = pageId(useParams().sponsorId);
  const base = `/campaign-planner/sponsors/${id}`;
  const { data, error, refetch } = useDocument(SponsorDocument, { id }, { enabled: Number.isInteger(id) });
  const sponsor = data?.sponsor;
  useRemember(base, sponsor?.name);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.sponsor === null) return <NotFound what="sponsor" />;
  if (!sponsor) return <Loading />;
  return (
    <>
      <Head
        title={sponsor.name}
        back={{ to: '/campaign-planner/sponsors', label: 'Sponsors' }}
        badges={<SponsorLogo name={sponsor.name} url={sponsor.logoThumbnailUrl} />}
        acts={
          <>
            <HistoryButton record="sponsors" id={id} of={sponsor.name} />
            <ButtonLink look="main" icon="plus" to={`${base}/campaigns/add`}>
              Add A Campaign
            </ButtonLink>
          </>
        }
      >
        <Tabs
          label="Sponsor"
          tabs={[
            { to: base, label: 'Campaigns', count: sponsor.campaigns.length, end: true },
            { to: `${base}/users`, label: 'Users', count: sponsor.sponsorUsers.length },
            { to: `${base}/seasonal-dashboard`, label: 'Seasonal Dashboard' },
          ]}
        />
      </Head>
      <Routes>
        <Route index element={<SponsorCampaigns sponsor={sponsor} />} />
        <Route path="users" element={<SponsorUsers sponsor={sponsor} />} />
        <Route path="seasonal-dashboard" element={<SponsorSeason sponsorId={id} />} />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </>
  );
}
