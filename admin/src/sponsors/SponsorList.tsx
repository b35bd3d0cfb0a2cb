import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { useDocument } from '../api/hooks.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Block, Empty, Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Keys } from '../kit/Keys.tsx';
import { CampaignSearchBox } from './CampaignSearchBox.tsx';
import { byStatus, isCurrent } from './campaignOrder.ts';
import { SponsorsDocument } from './documents.ts';
import { SponsorLogo } from './SponsorLogo.tsx';
import type { CampaignSummary } from './types.ts';

function summary(campaigns: CampaignSummary[]): string {
  const current = campaigns.filter(isCurrent).sort(byStatus);
  if (!current[0]) return campaigns.length ? `${pluralise(campaigns.length, 'past campaign')}` : 'No campaigns yet';
  const first = campaignTitle(current[0]);
  return current.length > 1 ? `${first} and ${current.length - 1} more` : first;
}

/** Sponsors by name, those with active campaigns or all of them (S-020 … S-031). */
export function SponsorList() {
  const [all, setAll] = useStore('sponsors.all', false);
  const { data, error } = useDocument(SponsorsDocument, { withActiveOrNoCampaigns: !all });
  // A failed list belongs to the global error state (S-030).
  if (error) throw error;
  const sponsors = [...(data?.sponsors ?? [])].sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
  return (
    <>
      <Head
        page="Sponsors"
        title={
          <button
            type="button"
            className="titlebtn"
            onClick={() => setAll(!all)}
            title={all ? 'Show sponsors with active campaigns' : 'Show all sponsors'}
          >
            {all ? 'All Sponsors' : 'Sponsors with Active Campaigns'}
            <Icon name="down" />
          </button>
        }
        badges={<CampaignSearchBox />}
        acts={
          <ButtonLink look="main" icon="plus" to="/campaign-planner/sponsors/add">
            Add A Sponsor
          </ButtonLink>
        }
      />
      <div className="body">
        {data ? null : (
          <Block label="Sponsors">
            <Loading />
          </Block>
        )}
        {data && sponsors.length === 0 ? (
          <Block label="Sponsors">
            <Empty>No sponsors yet!</Empty>
          </Block>
        ) : null}
        <ul className="sponsors">
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <Link className="sponsor" to={`/campaign-planner/sponsors/${sponsor.id}`}>
                <SponsorLogo name={sponsor.name} url={sponsor.logoThumbnailUrl} />
                <span style={{ minWidth: 0 }}>
                  <b>{sponsor.name}</b>
                  <span className="sub">{summary(sponsor.campaigns)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Keys
        hints={[
          {
            keys: ['/'],
            label: 'Search',
            run: () => document.querySelector<HTMLInputElement>('.search input')?.focus(),
          },
          { keys: ['T'], label: all ? 'Active only' : 'All sponsors', run: () => setAll(!all) },
        ]}
      />
    </>
  );
}
