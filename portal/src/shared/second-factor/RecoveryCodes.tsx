/** Recovery codes, shown once: only their hashes are stored. */
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { t } from '../../i18n/i18n.ts';

export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  return (
    <div className="form">
      <p>{t('Store these codes where you find them without this device. Each lets you log in once.')}</p>
      <ul className="small">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} />
      <Button variant="main" wide onClick={onStored}>
        {t('I have stored them')}
      </Button>
    </div>
  );
}
