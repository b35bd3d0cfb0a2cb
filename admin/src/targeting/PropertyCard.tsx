import { Link } from 'react-router-dom';
import { cityState, formatNumber, pluralise, seasonName } from '../../../ui/formats.ts';
import { Badge, StatusBadge } from '../kit/Badge.tsx';
import { Icon } from '../kit/Icon.tsx';
import { isActiveOffer } from '../offers/states.ts';
import { Confidence } from '../organizations/Confidence.tsx';
import type { Property } from './types.ts';

const OfferBadge = ({ property }: { property: Property }) => {
  const offer = property.campaignOffer;
  if (!offer) {
    return (
      <Badge tone="inactive" glyph="none">
        Not added
      </Badge>
    );
  }
  return isActiveOffer(offer) ? (
    <StatusBadge of="offer" status={offer.status} />
  ) : (
    <Badge tone="danger" glyph="inactive">
      Removed
    </Badge>
  );
};

type Props = {
  property: Property;
  picked: boolean;
  hot: boolean;
  onPick: (picked: boolean) => void;
  onHover: (hot: boolean) => void;
};

/** A card of 134 pixels: green border for an active offer, red badge for a removed one (B-252 … B-255, B-264). */
export const PropertyCard = ({ property, picked, hot, onPick, onHover }: Props) => {
  const offer = property.campaignOffer;
  const active = offer !== null && isActiveOffer(offer);
  const removed = offer !== null && !active;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only lights the marker; nothing depends on it
    <div
      className={`prop${active ? ' prop--active' : ''}${removed ? ' prop--gone' : ''}${hot ? ' is-hover' : ''}`}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
    >
      <input
        type="checkbox"
        aria-label={`Select ${property.name}, ${property.organization.name}`}
        checked={picked}
        disabled={removed}
        onChange={(event) => onPick(event.target.checked)}
      />
      <div style={{ minWidth: 0 }}>
        <h3>
          <Link to={`/organizations/${property.organization.id}`}>{property.name}</Link>
        </h3>
        <p className="prop__org">{property.organization.name}</p>
      </div>
      <OfferBadge property={property} />
      <dl className="prop__facts">
        <div>
          <dt>Sport</dt>
          <dd>{property.sport?.name ?? '–'}</dd>
        </div>
        <div>
          <dt>Season</dt>
          <dd>{seasonName(property.season)}</dd>
        </div>
        <div>
          <dt>Players</dt>
          <dd>{formatNumber(property.numberOfPlayers) || '–'}</dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>{cityState(property) || '–'}</dd>
        </div>
      </dl>
      <p className="prop__foot">
        <Confidence value={property.dataConfidence} />
        <span>
          <Icon name="cup" />
          {pluralise(property.sponsorablePropertyCapabilitiesCount ?? 0, 'capability', 'capabilities')}
        </span>
        <span>
          <Icon name="doc" />
          {pluralise(property.sponsorablePropertyPackagesCount ?? 0, 'package')}
        </span>
      </p>
    </div>
  );
};
