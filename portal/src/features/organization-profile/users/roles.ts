/** The roles of a league's users as choices. */
import type { MemberRole } from '../../../../../ui/generated/schema.ts';
import type { ChoiceOption } from '../../../components/Choices.tsx';
import { t } from '../../../i18n/i18n.ts';

export const roleLabels: Record<MemberRole, string> = { owner: 'Owner', treasurer: 'Treasurer', helper: 'Helper' };

const details: Record<MemberRole, string> = {
  owner: 'Owners may accept offers, view sponsorships, send verifications and add users.',
  treasurer: 'Treasurers may see payments, change addresses and send verifications.',
  helper: 'Helpers may view sponsorships and send verifications. They see no money.',
};

export const roleChoices = (): ChoiceOption<MemberRole>[] =>
  (Object.keys(roleLabels) as MemberRole[]).map((value) => ({
    value,
    label: t(roleLabels[value]),
    detail: t(details[value]),
  }));
