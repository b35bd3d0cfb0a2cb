/** Ages and genders are derived from the programs: read-only (B-075). */
import { genderOf } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';
import type { Overview } from './types.ts';

const genders = { girls: 'Girls', boys: 'Boys', coed: 'Coed' };

export function Players({ organization }: { organization: Overview }) {
  const gender = genderOf(organization);
  const ages = [organization.minAge, organization.maxAge].filter((age) => age !== null).join('–');
  return (
    <dl className="profile-facts">
      <div>
        <dt>{t('Age range')}</dt>
        <dd>{ages || '–'}</dd>
      </div>
      <div>
        <dt>{t('Genders')}</dt>
        <dd>{gender ? t(genders[gender]) : '–'}</dd>
      </div>
    </dl>
  );
}
