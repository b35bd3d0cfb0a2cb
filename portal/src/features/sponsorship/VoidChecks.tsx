/** Checks that were approved and are now void, each with its reason (M7). */
import { t } from '../../i18n/i18n.ts';
import { voidAdvice, voidText } from '../../shared/checks/checks.ts';
import { voidChecks } from './checkLine.ts';
import type { SponsorshipCheck } from './types.ts';

export function VoidChecks({ checks }: { checks: readonly SponsorshipCheck[] }) {
  const found = voidChecks(checks);
  if (found.length === 0) return null;
  return (
    <ul aria-label={t('Void checks')}>
      {found.map((check) => (
        <li key={check.id} className="small">
          <b>{voidText(check)}</b> {voidAdvice(check)} {check.actionReason}
        </li>
      ))}
    </ul>
  );
}
