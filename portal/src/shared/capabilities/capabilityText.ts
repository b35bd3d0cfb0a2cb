import { capabilityName } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';

/** Countable names of the reference list, with their plural messages. */
const counted: Record<string, string> = {
  'Dedicated Email': '{count, plural, one {Dedicated Email} other {Dedicated Emails}}',
  'Game Signage': '{count, plural, one {Game Signage} other {Game Signage}}',
  'Giveaways and Coupons': '{count, plural, one {Giveaway and Coupon} other {Giveaways and Coupons}}',
  'Mascot Party': '{count, plural, one {Mascot Party} other {Mascot Parties}}',
  Seminar: '{count, plural, one {Seminar} other {Seminars}}',
  'Social Media Posts': '{count, plural, one {Social Media Post} other {Social Media Posts}}',
  Survey: '{count, plural, one {Survey} other {Surveys}}',
  'Team of Game Jerseys': '{count, plural, one {Team of Game Jerseys} other {Teams of Game Jerseys}}',
  'Team of Warm-Ups': '{count, plural, one {Team of Warm-Ups} other {Teams of Warm-Ups}}',
  'Website Banner': '{count, plural, one {Website Banner} other {Website Banners}}',
};

/** The name of a capability beside its quantity; a name that staff added is shown unchanged. */
export function capabilityText(quantity: number | null | undefined, name: string): string {
  const message = quantity === null || quantity === undefined ? undefined : counted[name];
  return message ? t(message, { count: quantity }) : t(capabilityName(quantity, name));
}
