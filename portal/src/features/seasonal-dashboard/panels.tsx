/** The tabs whose data loads with the page: goals, impressions, results, testimonials, creative (S-209 to S-221). */
import { Fragment } from 'react';
import { formatNumber, pluralise } from '../../../../ui/formats.ts';
import { CreativeText } from '../../components/CreativeText.tsx';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { plainText, Rich } from '../../components/Rich.tsx';
import { EmptyState } from '../../components/States.tsx';
import { EnteredOn } from '../../shared/campaign/EnteredOn.tsx';
import { isThumbnailType } from '../../shared/campaign/photos.ts';
import { statisticNumber } from '../../shared/campaign/Results.tsx';
import { StatisticIcon } from '../../shared/campaign/StatisticIcon.tsx';
import { Timeline } from '../../shared/charts/Timeline.tsx';
import { DeliverySection } from '../../shared/delivery/DeliverySection.tsx';
import { FeedbackSlot, SeasonFeedbackSlot } from '../../shared/feedback/FeedbackSlot.tsx';
import type { SeasonKey } from '../../shared/feedback/feedbackStore.ts';
import { Notes } from '../../shared/notes/Notes.tsx';
import { onceByName } from './seasonTabs.ts';
import type { SeasonCampaign } from './types.ts';

type Campaigns = { campaigns: readonly SeasonCampaign[] };
type OfSeason = Campaigns & { token: string; season: SeasonKey };

/** The goal, what was delivered of what was promised, our team's notes, and the campaigns of the season. */
export function Goals({ goal, campaigns, token, season }: OfSeason & { goal: string | null }) {
  return (
    <>
      {!goal || plainText(goal) === '' ? (
        <EmptyState icon="flag">Sorry! Goals have not been created yet!</EmptyState>
      ) : (
        <>
          <div className="card card__body goal">
            <Rich html={goal} />
          </div>
          <SeasonFeedbackSlot section="goal" season={season} name="the season’s goal" />
        </>
      )}
      {campaigns.length > 0 && (
        <section aria-labelledby="h-delivery">
          <h3 id="h-delivery">Promised and delivered</h3>
          <DeliverySection token={token} />
          <SeasonFeedbackSlot section="delivery" season={season} name="promised and delivered" />
        </section>
      )}
      {campaigns.length > 0 && (
        <Notes token={token} campaignIds={campaigns.map(({ id }) => id)} withCampaign heading="Notes from our team" />
      )}
      {campaigns.length > 0 && (
        <section aria-labelledby="h-timeline">
          <h3 id="h-timeline">The season by week</h3>
          <Timeline token={token} />
        </section>
      )}
      {campaigns.length > 0 && (
        <section className="seasonlist" aria-labelledby="h-campaigns">
          <h3 id="h-campaigns">{pluralise(campaigns.length, 'campaign')}</h3>
          <ul className="card rows">
            {campaigns.map(({ id, name }) => (
              <li key={id} className="card__body">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Each number opens what it is made of. */
export function Impressions({ campaigns, token, season }: OfSeason) {
  const counted = campaigns.filter(({ impressions }) => (impressions ?? 0) > 0);
  if (counted.length === 0) return <EmptyState icon="eye">Sorry! Impressions have yet to be collected!</EmptyState>;
  const total = counted.reduce((sum, { impressions }) => sum + Number(impressions), 0);
  return (
    <>
      <h3>Estimated Seasonal Impressions</h3>
      <p className="stat__n stat__n--xl num seasontotal">
        <EvidenceLink token={token} list="impressions" label={`${formatNumber(total)} impressions`}>
          {formatNumber(total)}
        </EvidenceLink>
      </p>
      <SeasonFeedbackSlot section="effectiveness" season={season} name="impressions of the season" />
      <div className="card seasontable">
        <table>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col">Impressions</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ id, name, impressions, impressionsEnteredAt }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <span className="seasonbar" aria-hidden="true">
                    <i ref={(bar) => bar?.style.setProperty('--share', String(Number(impressions) / total))} />
                  </span>
                  <EnteredOn at={impressionsEnteredAt} className="soft" />
                </th>
                <td className="num">
                  <EvidenceLink
                    token={token}
                    list="impressions"
                    filters={{ campaign: String(id) }}
                    label={`${formatNumber(impressions)} impressions, ${name}`}
                  >
                    {formatNumber(impressions)}
                  </EvidenceLink>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="num">{formatNumber(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

export function Results({ campaigns }: Campaigns) {
  const measured = campaigns.filter(({ statistics }) => statistics.length > 0);
  if (measured.length === 0) return <EmptyState icon="list">Sorry! Results have yet to be collected!</EmptyState>;
  const campaignIds = campaigns.map(({ id }) => id);
  return measured.map(({ id, name, statistics }) => (
    <Fragment key={id}>
      <section className="card seasontable" aria-label={name ?? undefined}>
        <table>
          <caption>{name}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">Result</th>
              <th scope="col">Number</th>
            </tr>
          </thead>
          <tbody>
            {statistics.map((statistic) => (
              <tr key={statistic.id}>
                <th scope="row">
                  <StatisticIcon name={statistic.iconName} /> {statistic.name}{' '}
                  <EnteredOn at={statistic.numberEnteredAt} className="soft" />
                </th>
                <td className="num">{statisticNumber(statistic.number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FeedbackSlot section="results" campaignId={id} campaignIds={campaignIds} name={`results of ${name}`} />
    </Fragment>
  ));
}

/** Maximum number of testimonials per campaign (S-204, S-217). */
export const testimonialsPerCampaign = 3;

export function Testimonials({ campaigns }: Campaigns) {
  const heard = campaigns.filter(({ testimonials }) => testimonials.length > 0);
  if (heard.length === 0) return <EmptyState icon="users">Sorry! Testimonials have yet to be collected!</EmptyState>;
  const campaignIds = campaigns.map(({ id }) => id);
  return heard.map(({ id, name, testimonials }) => (
    <section key={id} className="seasonvoices" aria-label={name ?? undefined}>
      <h3>{name}</h3>
      <div className="seasonvoices__all">
        {testimonials.slice(0, testimonialsPerCampaign).map(({ id: voice, quote, attribution }) => (
          <figure key={voice} className="card card__body voice">
            <blockquote>“{quote}”</blockquote>
            {attribution && <figcaption>{attribution}</figcaption>}
          </figure>
        ))}
      </div>
      <FeedbackSlot section="testimonials" campaignId={id} campaignIds={campaignIds} name={`testimonials of ${name}`} />
    </section>
  ));
}

export function Creative({ campaigns }: Campaigns) {
  const files = onceByName(campaigns.flatMap(({ creativeFiles }) => creativeFiles));
  const texts = onceByName(campaigns.flatMap(({ creativeContents }) => creativeContents));
  if (campaigns.length === 0) return <EmptyState icon="image">Sorry! There are no campaigns yet.</EmptyState>;
  if (files.length + texts.length === 0)
    return <EmptyState icon="image">No creative has been added to this season's campaigns yet.</EmptyState>;
  return (
    <ul className="seasoncreative">
      {files.map((file) => (
        <li key={`f${file.id}`}>
          {isThumbnailType(file.fullSizeUrl) && (
            <img className="pic" src={file.thumbnailUrl ?? file.fullSizeUrl ?? undefined} alt="" loading="lazy" />
          )}
          <a className="file" href={file.fullSizeUrl ?? undefined} download>
            <Icon name="download" /> {file.name}
          </a>
        </li>
      ))}
      {texts.map((text) => (
        <li key={`t${text.id}`}>
          <CreativeText name={text.name} content={text.content} />
        </li>
      ))}
    </ul>
  );
}
