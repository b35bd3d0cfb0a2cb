/** What is asked beside the assets: by the campaign of every league, by the offer of this one (L-034, L-293). */
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../kit/Icon.tsx';

/** The requirements in words, the campaign's first; empty without any. */
export function requirementsOf(offer: {
  additionalRequirements: string | null;
  campaign: { additionalRequirements: string | null };
  organization: { name: string };
}): string[] {
  return [
    offer.campaign.additionalRequirements,
    offer.additionalRequirements &&
      t('For {organization}: {requirements}', {
        organization: offer.organization.name,
        requirements: offer.additionalRequirements,
      }),
  ].filter((text): text is string => Boolean(text));
}

export function RequirementList({ requirements }: { requirements: readonly string[] }) {
  return (
    <ul className="ticks">
      {requirements.map((text) => (
        <li key={text}>
          <Icon name="flag" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
