import { Link } from 'react-router-dom';
import { cityState, formatInstant, formatMoney, formatNumber } from '../../../ui/formats.ts';
import { StatusBadge } from '../kit/Badge.tsx';
import { Empty } from '../kit/Block.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { groups } from '../offers/states.ts';
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
const sentLabel = (group: string) =>
  group === 'prospects' ? 'Survey sent' : group === 'confirmed' ? 'Onboarding sent' : 'Offer sent';

type Props = {
  group: (typeof groups)[number];
  offers: readonly Prospect[];
  picked: ReadonlySet<number>;
  cursor: number | null;
  onPick: (ids: number[], on: boolean) => void;
  onHover: (id: number) => void;
};

/** One group of a campaign's offers (B-306, B-311, B-317). */
export function GroupTable({ group, offers, picked, cursor, onPick, onHover }: Props) {
  const selectable = group.id !== 'removed';
  const all = offers.length > 0 && offers.every(({ id }) => picked.has(id));
  const answered = offers.filter((offer) => offer.preQualSurveyResponses.length).length;
  return (
    <section className="group" aria-label={group.label}>
      <div className="block__head">
        <h2 className={`g-${group.glyph} grouptitle`}>
          <Glyph name={group.glyph} />
          <span>{group.label}</span>
        </h2>
        <b>{formatNumber(offers.length)}</b>
        {answered ? <span className="soft">{formatNumber(answered)} answered the survey</span> : null}
      </div>
      {offers.length === 0 ? <Empty>{group.empty}</Empty> : null}
      {offers.length ? (
        <table className="grid pg">
          <caption className="vh">{group.label}</caption>
          <thead>
            <tr>
              <th scope="col">
                {selectable ? (
                  <input
                    type="checkbox"
                    aria-label={`Select all in ${group.label}`}
                    checked={all}
                    onChange={(event) =>
                      onPick(
                        offers.map(({ id }) => id),
                        event.target.checked,
                      )
                    }
                  />
                ) : (
                  <span className="vh">Selection</span>
                )}
              </th>
              <th scope="col">Sponsorable property</th>
              <th scope="col">Place</th>
              <th scope="col" className="num">
                Players
              </th>
              <th scope="col">{group.id === 'prospects' ? 'Interested' : 'Value'}</th>
              <th scope="col" className="num">
                {sentLabel(group.id)}
              </th>
              <th scope="col" className="num">
                Views
              </th>
              <th scope="col">{group.id === 'removed' || group.id === 'proposed' ? 'Status' : 'Latest'}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => {
              const property = offer.sponsorableProperty;
              const views = group.id === 'prospects' ? offer.numberOfSurveyViews : offer.numberOfOfferViews;
              return (
                <tr
                  key={offer.id}
                  data-offer={offer.id}
                  className={
                    [picked.has(offer.id) ? 'is-picked' : '', cursor === offer.id ? 'is-cursor' : '']
                      .join(' ')
                      .trim() || undefined
                  }
                  onMouseEnter={() => onHover(offer.id)}
                >
                  <td>
                    {selectable ? (
                      <input
                        type="checkbox"
                        aria-label={`Select ${property.name}, ${property.organization.name}`}
                        checked={picked.has(offer.id)}
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
                  <td data-l={group.id === 'prospects' ? 'Interested' : 'Value'}>
                    {group.id === 'prospects' ? <Interested offer={offer} /> : formatMoney(offer.value) || none}
                  </td>
                  <td className="num" data-l={sentLabel(group.id)}>
                    {formatInstant(sentOf(group.id, offer)) || none}
                  </td>
                  <td className="num" data-l="Views">
                    {views ? formatNumber(views) : none}
                  </td>
                  <td className="full" data-l="Latest">
                    {group.id === 'removed' || (group.id === 'proposed' && offer.status !== 'proposed') ? (
                      <StatusBadge of="offer" status={offer.status} />
                    ) : (
                      <Latest offer={offer} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
