import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cityState, formatInstant, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { StatusBadge } from '../kit/Badge.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Group } from '../offers/states.ts';
import type { Prospect } from './types.ts';

const none = <span className="none">–</span>;

/** What the latest column says: a conflict first, then the reason of a removal, then the newest comment. */
function Latest({ offer }: { offer: Prospect }) {
  const conflicts = [
    ['Fundraiser', offer.fundraiserConflict],
    ['Survey', offer.surveyConflict],
  ] as const;
  const conflict = conflicts.find(([, one]) => one?.conflict);
  if (conflict) {
    return (
      <Link className="warn" to={`/offers/${conflict[1]?.conflictingOfferId}`}>
        <Icon name="alert" /> {conflict[0]} conflict,{' '}
        {String(conflict[1]?.conflictingOfferStatus ?? '').replaceAll('_', ' ')}
      </Link>
    );
  }
  const text = offer.removalReason ?? offer.recentComment?.description;
  return text ? (
    <span className="cut soft" title={text}>
      {text}
    </span>
  ) : (
    none
  );
}

function Interested({ offer }: { offer: Prospect }) {
  const answer = offer.preQualSurveyResponses.at(-1)?.booleanResponse;
  if (answer === undefined || answer === null) return none;
  return answer ? (
    <span className="g-confirmed nowrap">
      <Icon name="ok" /> Yes
    </span>
  ) : (
    <span className="soft nowrap">
      <Icon name="x" /> No
    </span>
  );
}

/** Dates of the group's stage: the survey for prospects, the offer e-mail later on. */
const sentOf = (group: string, offer: Prospect) =>
  group === 'prospects' ? offer.surveySentAt : group === 'confirmed' ? offer.onboardingEmailSentAt : offer.offerSentAt;
/** What that date is called in a group. */
export const sentLabel = (group: string) =>
  group === 'prospects' ? 'Survey sent' : group === 'confirmed' ? 'Onboarding sent' : 'Offer sent';

type Props = {
  group: Group;
  offer: Prospect;
  picked: boolean;
  /** Whether the keyboard's cursor stands here. */
  here: boolean;
  onPick: (ids: number[], on: boolean) => void;
  onHover: (id: number) => void;
};

/** One offer in its group; drawn again only when something of it changed. */
export const ProspectRow = memo(({ group, offer, picked, here, onPick, onHover }: Props) => {
  const property = offer.sponsorableProperty;
  const views = group === 'prospects' ? offer.numberOfSurveyViews : offer.numberOfOfferViews;
  return (
    <tr
      data-offer={offer.id}
      className={[picked ? 'is-picked' : '', here ? 'is-cursor' : ''].join(' ').trim() || undefined}
      onMouseEnter={() => onHover(offer.id)}
    >
      <td>
        {group !== 'removed' ? (
          <input
            type="checkbox"
            aria-label={`Select ${property.name}, ${property.organization.name}`}
            checked={picked}
            onChange={(event) => onPick([offer.id], event.target.checked)}
          />
        ) : null}
      </td>
      <td className="full">
        <Link className="name cut" to={`/offers/${offer.id}`}>
          {property.name}
        </Link>
        <span className="sub cut">
          {property.organization.name}
          {property.organization.canReceiveEmails === false ? ', no contact e-mail' : ''}
        </span>
      </td>
      <td data-l="Place">
        <span className="cut">{cityState(property) || '–'}</span>
      </td>
      <td className="num" data-l="Players">
        {formatNumber(property.numberOfPlayers) || none}
      </td>
      <td data-l={group === 'prospects' ? 'Interested' : 'Value'}>
        {group === 'prospects' ? <Interested offer={offer} /> : formatMoney(offer.value) || none}
      </td>
      <td className="num" data-l={sentLabel(group)}>
        {formatInstant(sentOf(group, offer)) || none}
      </td>
      <td className="num" data-l="Views">
        {views ? formatNumber(views) : none}
      </td>
      <td className="full" data-l="Latest">
        {group === 'removed' || (group === 'proposed' && offer.status !== 'proposed') ? (
          <StatusBadge of="offer" status={offer.status} />
        ) : (
          <Latest offer={offer} />
        )}
      </td>
    </tr>
  );
});
ProspectRow.displayName = 'ProspectRow';
