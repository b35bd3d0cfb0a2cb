import { Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { cityState, pluralise } from '../../../ui/formats.ts';
import { useActions } from '../actions/registry.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Icon } from '../components/Icon.tsx';
import { StageCounts, StatusChip } from '../components/StatusChip.tsx';
import { HistoryButton } from '../history/HistoryDialog.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { RecordPresence } from '../presence/RecordPresence.tsx';
import { WhyHiddenButton } from '../visibility/WhyHiddenButton.tsx';
import { OfferActions } from './actions/OfferActions.tsx';
import type { OfferRecordFragment } from './generated/graphql.ts';
import { type Parts, sectionsOf } from './parts.ts';
import { groupOf } from './states.ts';

/** The league's other offers by stage (S-235). */
function otherOffers(offer: OfferRecordFragment) {
  const rest = offer.organization.offers.filter(({ id }) => id !== offer.id);
  const count = (group: string) => rest.filter((other) => groupOf(other) === group).length;
  return {
    prospecting: count('prospects'),
    qualified: count('qualified'),
    proposed: count('proposed'),
    confirmed: count('confirmed'),
  };
}

type Props = { offer: OfferRecordFragment; parts: Parts; dirty: boolean; onSend: () => void };

/** The primary action for the offer's stage. */
function MainAction({ offer, parts: { pending }, dirty, onSend }: Props) {
  const label = `Review ${pluralise(pending, 'image')}`;
  const review = () => document.getElementById('review')?.scrollIntoView({ behavior: 'smooth' });
  useActions(pending ? [{ label, icon: 'eye', of: `Offer ${offer.id}`, run: review }] : []);
  if (pending)
    return (
      <Button variant="contained" color="secondary" startIcon={<Icon name="eye" />} onClick={review}>
        {label}
      </Button>
    );
  if (offer.status !== 'qualified' && offer.status !== 'proposed') return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<Icon name="mail" />}
      disabled={dirty}
      title={dirty ? 'Save your changes to the offer first.' : undefined}
      onClick={onSend}
    >
      Send offer email
    </Button>
  );
}

/** The program, its location, and links to the organization's pages (S-239). */
function Facts({ offer }: { offer: OfferRecordFragment }) {
  const { organization, sponsorableProperty: property, sponsorshipApplicationMagicToken: token } = offer;
  const page = (path: string, label: string) => (
    <MuiLink component={Link} to={`/organizations/${organization.id}${path}`}>
      {label}
    </MuiLink>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, fontSize: 13 }}>
      <span>
        {property.name}
        {property.numberOfPlayers ? `, ${pluralise(property.numberOfPlayers, 'player')}` : ''}
      </span>
      {cityState(property) ? (
        <span>
          <Icon name="pin" /> {cityState(property)}
        </span>
      ) : null}
      {page('', 'Organization')}
      {page('/campaigns', 'Campaigns')}
      {page('/shippinginfo', 'Shipping Info')}
      {token ? <MuiLink href={`/qualify/${token}`}>Qualify page</MuiLink> : null}
    </Stack>
  );
}

/** The header of an offer: organization, stage, actions, and links to each section of the page. */
export function OfferHeader(props: Props) {
  const { offer, parts, dirty, onSend } = props;
  const { campaign, organization } = offer;
  return (
    <PageHeader
      documentTitle={`Offer ${offer.id}, ${organization.name}`}
      title={organization.name}
      back={{
        to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}/included-leagues`,
        label: `${campaignTitle(campaign)}, included leagues`,
      }}
      badges={
        <>
          <StatusChip of="offer" status={offer.status} />
          <RecordPresence record="offers" id={offer.id} version={offer.version} />
        </>
      }
      actions={
        <>
          <WhyHiddenButton recordType="offers" id={offer.id} />
          <HistoryButton record="offers" id={offer.id} of={`offer ${offer.id}`} />
          <OfferActions offer={offer} onSend={onSend} dirty={dirty} />
          <MainAction {...props} />
        </>
      }
      tabs={
        <RecordTabs
          label="Sections"
          tabs={sectionsOf(offer, parts).map(({ id, label, count }) => ({ to: `#${id}`, label, count: count ?? null }))}
        />
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Facts offer={offer} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, ml: 'auto', fontSize: 13 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            This league's other offers
          </Box>
          <StageCounts counts={otherOffers(offer)} named label="Other offers" />
        </Stack>
      </Stack>
    </PageHeader>
  );
}
