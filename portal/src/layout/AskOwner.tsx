/** Says that the viewer's role in the league does not include something, and whom to ask. */
import { Notice } from '../components/Notice.tsx';
import { t } from '../i18n/i18n.ts';

export function AskOwner({ owners }: { owners: string | null | undefined }) {
  return (
    <Notice tone="prospecting" icon="lock">
      {owners
        ? t('Only an owner of your league can make changes here. Please ask {owners}.', { owners })
        : t('Only an owner of your league can make changes here.')}
    </Notice>
  );
}
