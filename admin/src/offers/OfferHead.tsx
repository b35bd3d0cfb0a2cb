import { Link } from 'react-router-dom';
import { cityState, pluralise } from '../../../ui/formats.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { HistoryButton } from '../history/History.tsx';
import { Stages, StatusBadge } from '../kit/Badge.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ActionsMenu } from './actions/ActionsMenu.tsx';
import { type Parts, sectionsOf } from './parts.ts';
import { groupOf, statusOf } from './states.ts';
import type { Sponsorship } from './types.ts';

/** The league's other offers by stage (S-235). */
function others(offer: Sponsorship) {
  const rest = offer.organization.offers.filter(({ id }) => id !== offer.id);
  const count = (group: string) => rest.filter((one) => groupOf(one) === group).length;
  return {
    prospecting: count('prospects'),
    qualified: count('qualified'),
    proposed: count('proposed'),
    confirmed: count('confirmed'),
  };
}

type MainProps = { offer: Sponsorship; dirty: boolean; pending: number; onSend: () => void };

/** The one clay action of this page: what the stage asks for. */
function MainAction({ offer, dirty, pending, onSend }: MainProps) {
  if (pending) {
    return (
      <Button
        look="main"
        icon="eye"
        onClick={() => document.getElementById('review')?.scrollIntoView({ behavior: 'smooth' })}
      >
        Review {pluralise(pending, 'image')}
      </Button>
    );
  }
  if (['qualified', 'proposed'].includes(statusOf(offer))) {
    return (
      <Button
        look="main"
        icon="mail"
        disabled={dirty}
        title={dirty ? 'Save the changes of the offer first.' : undefined}
        onClick={onSend}
      >
        Send offer email
      </Button>
    );
  }
  return null;
}

/** The program, the place, and the ways to the organization's pages (S-239). */
function Facts({ offer }: { offer: Sponsorship }) {
  const { organization, sponsorableProperty: property } = offer;
  return (
    <p className="facts">
      <span>
        {property.name}
        {property.numberOfPlayers ? `, ${pluralise(property.numberOfPlayers, 'player')}` : ''}
      </span>
      {cityState(property) ? (
        <span>
          <Icon name="pin" />
          {cityState(property)}
        </span>
      ) : null}
      <Link to={`/organizations/${organization.id}`}>Organization</Link>
      <Link to={`/organizations/${organization.id}/campaigns`}>Campaigns</Link>
      <Link to={`/organizations/${organization.id}/shippinginfo`}>Shipping Info</Link>
      {offer.sponsorshipApplicationMagicToken ? (
        <a href={`/qualify/${offer.sponsorshipApplicationMagicToken}`}>Qualify page</a>
      ) : null}
    </p>
  );
}

type Props = { offer: Sponsorship; parts: Parts; dirty: boolean; onSend: () => void };

/** What stands above an offer: whose it is, its stage, what may be done, and the way to each part of the page. */
export function OfferHead({ offer, parts, dirty, onSend }: Props) {
  const { campaign, organization } = offer;
  return (
    <Head
      page={`Offer ${offer.id}, ${organization.name}`}
      title={organization.name}
      back={{
        to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}/included-leagues`,
        label: `${campaignTitle(campaign)}, included leagues`,
      }}
      badges={<StatusBadge of="offer" status={offer.status} />}
      acts={
        <>
          <HistoryButton record="offers" id={offer.id} of={`offer ${offer.id}`} />
          <ActionsMenu offer={offer} onSend={onSend} dirty={dirty} />
          <MainAction offer={offer} dirty={dirty} pending={parts.pending} onSend={onSend} />
        </>
      }
    >
      <div className="head__row" style={{ paddingTop: 0 }}>
        <Facts offer={offer} />
        <div className="facts" style={{ marginLeft: 'auto' }}>
          <span>This league's other offers</span>
          <Stages counts={others(offer)} words label="Other offers" />
        </div>
      </div>
      <nav className="tabs" aria-label="Sections">
        {sectionsOf(offer, parts).map(({ id, label, count }) => (
          <a key={id} href={`#${id}`}>
            {label}
            {count === undefined ? null : <span className="n">{count}</span>}
          </a>
        ))}
      </nav>
    </Head>
  );
}
