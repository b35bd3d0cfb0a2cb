import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { cityState, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { HistoryButton } from '../history/History.tsx';
import { Stages, StatusBadge } from '../kit/Badge.tsx';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Keys } from '../kit/Keys.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { BulkMailModal } from '../mails/BulkMailModal.tsx';
import { bulkMails } from '../mails/bulk.ts';
import { MailLog } from '../mails/MailLog.tsx';
import { AuditLog } from './AuditLog.tsx';
import { ActionsMenu } from './actions/ActionsMenu.tsx';
import { ChecksBlock } from './ChecksBlock.tsx';
import { DeadlinesBlock } from './deadlines/DeadlinesBlock.tsx';
import { SponsorshipDocument } from './documents.ts';
import { ConfirmedBlock, ContractsBlock, ProfileBlock } from './OtherBlocks.tsx';
import { OfferPanel } from './panel/OfferPanel.tsx';
import { PendingBlock } from './proof/PendingBlock.tsx';
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

const Sections = ({ list }: { list: [string, string, number | undefined][] }) => (
  <nav className="tabs" aria-label="Sections">
    {list.map(([id, label, count]) => (
      <a key={id} href={`#${id}`}>
        {label}
        {count === undefined ? null : <span className="n">{count}</span>}
      </a>
    ))}
  </nav>
);

/** One offer (S-233 … S-247). Confirmed ones start with deadlines, proof and checks; earlier stages with the offer. */
export function OfferDetail() {
  const id = pageId(useParams().id);
  const { data, error, refetch } = useDocument(SponsorshipDocument, { id }, { enabled: Number.isInteger(id) });
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const offer = data?.offer;
  const group = offer ? groupOf(offer) : 'prospects';
  useRemember(
    `/offers/${id}`,
    offer ? `Offer ${id}, ${offer.organization.name}` : undefined,
    group === 'prospects' ? 'prospecting' : group === 'removed' ? 'inactive' : group,
  );
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.offer === null) return <NotFound what="offer" />;
  if (!offer) return <Loading lines={8} />;
  const status = statusOf(offer);
  const proven = status === 'confirmed' || (status === 'canceled' && offer.verificationDeadlines.length > 0);
  const pending = offer.verificationImages.filter((image) => image.status.toLowerCase() === 'pending');
  const { campaign, organization, sponsorableProperty: property } = offer;
  const work = (
    <>
      {proven || offer.verificationDeadlines.length ? <DeadlinesBlock offer={offer} /> : null}
      {proven || pending.length ? <PendingBlock offer={offer} /> : null}
      {proven || offer.checks.length ? <ChecksBlock offer={offer} /> : null}
      <ContractsBlock offer={offer} />
      <ConfirmedBlock offer={offer} />
    </>
  );
  const panel = <OfferPanel key={offer.id} offer={offer} onDirty={setDirty} />;
  const log = (
    <>
      <AuditLog offer={offer} />
      <MailLog filter={{ offerId: offer.id }} organizationId={organization.id} />
    </>
  );
  const profile = <ProfileBlock offer={offer} />;
  return (
    <>
      <Head
        page={`Offer ${id}, ${organization.name}`}
        title={organization.name}
        back={{
          to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}/included-leagues`,
          label: `${campaignTitle(campaign)}, included leagues`,
        }}
        badges={<StatusBadge of="offer" status={offer.status} />}
        acts={
          <>
            <HistoryButton record="offers" id={offer.id} of={`offer ${offer.id}`} />
            <ActionsMenu offer={offer} onSend={() => setSending(true)} dirty={dirty} />
            <MainAction offer={offer} dirty={dirty} pending={pending.length} onSend={() => setSending(true)} />
          </>
        }
      >
        <div className="head__row" style={{ paddingTop: 0 }}>
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
          <div className="facts" style={{ marginLeft: 'auto' }}>
            <span>This league's other offers</span>
            <Stages counts={others(offer)} words label="Other offers" />
          </div>
        </div>
        <Sections
          list={[
            ...(proven || offer.verificationDeadlines.length
              ? [
                  ['deadlines', 'Verification Deadlines', offer.verificationDeadlines.length] as [
                    string,
                    string,
                    number,
                  ],
                ]
              : []),
            ...(proven || pending.length
              ? [['review', 'Pending Verifications', pending.length] as [string, string, number]]
              : []),
            ...(proven || offer.checks.length
              ? [['checks', 'Checks', offer.checks.length] as [string, string, number]]
              : []),
            ['offer', 'Offer', undefined],
            ['log', 'Sponsorship Audit Log', offer.sponsorshipEvents.length],
            ['mails', 'Mails', undefined],
            ['contracts', 'Contracts', offer.offerContracts.length],
            ['confirmed', 'Confirmed Sponsorships', undefined],
            ['profile', 'Organization Profile', undefined],
          ]}
        />
      </Head>
      {proven ? (
        <div className="body cols">
          <div>{work}</div>
          <div>
            {panel}
            {log}
            {profile}
          </div>
        </div>
      ) : (
        <div className="body cols cols--early">
          <div>
            {panel}
            {work}
          </div>
          <div>
            {profile}
            {log}
          </div>
        </div>
      )}
      {sending ? (
        <BulkMailModal mail={bulkMails.offer} offerIds={[offer.id]} onClose={() => setSending(false)} />
      ) : null}
      <Keys
        hints={[
          { keys: ['c'], label: 'Comment', run: () => document.getElementById('log-comment')?.focus() },
          ...(status === 'confirmed'
            ? [{ keys: ['w'], label: 'Write a check', run: () => document.getElementById('check-amount')?.focus() }]
            : []),
        ]}
      />
    </>
  );
}
