import { formatDate } from '../../../ui/formats.ts';
import { Block } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { SecretLink } from '../links/SecretLink.tsx';
import type { Campaign, Progress } from './types.ts';

const lines = (value: string[] | string | null): string[] =>
  (Array.isArray(value) ? value : value ? [value] : []).filter(Boolean);

/** Where and whom the campaign seeks (S-072 … S-074). */
const Targeting = ({ campaign }: { campaign: Campaign }) => {
  const summary = [...lines(campaign.geographicTargetingSummary), ...lines(campaign.demographicTargetingSummary)];
  return (
    <Block
      title="Targeting"
      end={
        <ButtonLink small to={`/campaign-targeting/${campaign.id}`}>
          Open
        </ButtonLink>
      }
    >
      <div className="block__body">
        {summary.length ? (
          <ul>
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className="soft">No targeting filters have been added yet</p>
        )}
      </div>
    </Block>
  );
};

/** Verified of total plus overdue, or a text when there is nothing to verify (S-075 … S-077). */
const Verified = ({ label, progress }: { label: 'physical' | 'digital'; progress: Progress | null }) => {
  if (!progress?.total) return <p className="soft">No {label} verification deadlines yet</p>;
  const share = (count: number) => ({ '--v': `${(count / progress.total) * 100}%` }) as never;
  return (
    <div className="progress">
      <p>
        <span>{label === 'physical' ? 'Physical' : 'Digital'}</span>
        <span>
          <b>
            {progress.verified} of {progress.total}
          </b>{' '}
          verified
          {progress.overdue ? <span className="g-danger">, {progress.overdue} overdue</span> : null}
        </span>
      </p>
      <span className="progress__bar" aria-hidden="true">
        <i style={share(progress.verified)} />
        <i className="late" style={share(progress.overdue)} />
      </span>
    </div>
  );
};

/** Confirmed against the target, and the stages on the way (S-079, S-080). */
const Leagues = ({ campaign }: { campaign: Campaign }) => {
  const counts = campaign.offerCountsReport;
  const target = campaign.targetNumberOfLeagues;
  const confirmed = counts?.confirmed ?? 0;
  return (
    <Block
      title="Progress"
      end={
        <ButtonLink small to={`/prospect-campaign/${campaign.id}`}>
          Prospecting
        </ButtonLink>
      }
    >
      <div className="block__body">
        <div className="progress">
          <p>
            <span>Confirmed</span>
            <span>
              <b>{target ? `${confirmed} of ${target}` : confirmed}</b>
              {campaign.leaguesConfirmedGoalDate ? ` by ${formatDate(campaign.leaguesConfirmedGoalDate)}` : null}
            </span>
          </p>
          {target ? (
            <span className="progress__bar" aria-hidden="true">
              <i style={{ '--v': `${Math.min(100, (confirmed / target) * 100)}%` } as never} />
            </span>
          ) : null}
        </div>
        <dl className="pairs">
          {(['prospecting', 'qualified', 'proposed', 'removed'] as const).map((stage) => (
            <div key={stage} style={{ display: 'contents' }}>
              <dt>{stage.charAt(0).toUpperCase() + stage.slice(1)}</dt>
              <dd>{counts?.[stage] ?? 0}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Block>
  );
};

/** The cards beside every tab of a campaign. */
export const CampaignAside = ({ campaign }: { campaign: Campaign }) => (
  <aside className="aside" aria-label="Campaign at a glance">
    <Leagues campaign={campaign} />
    <Targeting campaign={campaign} />
    <Block title="Verifications">
      <div className="block__body">
        <Verified label="physical" progress={campaign.physicalVerificationProgress} />
        <Verified label="digital" progress={campaign.digitalVerificationProgress} />
      </div>
    </Block>
    <Block title="Sponsor's dashboard">
      <div className="block__body">
        <SecretLink
          kind="campaign"
          recordId={String(campaign.id)}
          path={campaign.magicToken && `/campaign-dashboard/${campaign.magicToken}`}
        />
      </div>
    </Block>
  </aside>
);
