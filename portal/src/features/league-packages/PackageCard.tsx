/** One package in the list: price, contents, programs (B-160, B-169, B-172). */
import { formatMoney } from '../../../../ui/formats.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { heldIn } from './packageRules.ts';
import { soldName } from './rules.ts';
import type { LeaguePackage } from './types.ts';

export function PackageCard({ leaguePackage: one }: { leaguePackage: LeaguePackage }) {
  const held = heldIn(one);
  return (
    <article className="card package" aria-labelledby={`package-${one.id}`}>
      <div className="package__head">
        <h3 id={`package-${one.id}`}>{one.name}</h3>
        <p className="package__price">{formatMoney(one.price)}</p>
      </div>
      {one.packageDescription && <p className="soft">{one.packageDescription}</p>}
      {held.length > 0 ? (
        <ul className="package__held">
          {held.map(({ id, quantity, organizationCapability }) => (
            <li key={id}>
              <b className="num">{quantity} ×</b> {soldName(organizationCapability)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{t('Nothing is in this package yet.')}</p>
      )}
      <p className="small soft">
        {t('For {programs}', { programs: one.sponsorableProperties.map(({ name }) => name).join(', ') })}
      </p>
      <ButtonLink to={paths.leaguePackage(one.id)} wide>
        {t('Update Package')} <span className="sr">{one.name}</span>
      </ButtonLink>
    </article>
  );
}
