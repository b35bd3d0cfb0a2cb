/** Requirements besides the assets: the campaign's for every league, and the offer's for this one (L-034, L-293). */
import { t } from '../i18n/i18n.ts';
import { Icon } from './Icon.tsx';
import { StaffText } from './StaffText.tsx';

export interface Requirement {
  english: string;
  spanish: string | null;
  /** The organization that alone has to meet it. */
  only: string | null;
}

interface Texts {
  additionalRequirements: string | null;
  additionalRequirementsEs: string | null;
}

const requirement = (
  { additionalRequirements, additionalRequirementsEs }: Texts,
  only: string | null,
): Requirement[] =>
  additionalRequirements ? [{ english: additionalRequirements, spanish: additionalRequirementsEs, only }] : [];

/** The requirements, the campaign's first; an empty list if there are none. */
export const requirementsOf = (offer: Texts & { campaign: Texts; organization: { name: string } }): Requirement[] => [
  ...requirement(offer.campaign, null),
  ...requirement(offer, offer.organization.name),
];

export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <ul className="ticks">
      {requirements.map(({ english, spanish, only }) => (
        <li key={`${only ?? ''} ${english}`}>
          <Icon name="flag" />
          <span>
            {only && `${t('For {organization}:', { organization: only })} `}
            <StaffText english={english} spanish={spanish} />
          </span>
        </li>
      ))}
    </ul>
  );
}
