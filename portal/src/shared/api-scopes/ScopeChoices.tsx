/** What a key may read and change: the scopes that may be chosen, all or none of each at once. */
import { Button } from '../../components/Button.tsx';
import { AnyOf } from '../../components/Choices.tsx';
import { t } from '../../i18n/i18n.ts';
import type { FieldProps } from '../../lib/useForm.ts';
import { resourceName } from './scopes.ts';

export function ScopeChoices({ scopes, value, error, onChange }: FieldProps<string[]> & { scopes: readonly string[] }) {
  return [':read', ':write'].map((action) => {
    const own = scopes.filter((scope) => scope.endsWith(action));
    const others = value.filter((scope) => !scope.endsWith(action));
    const setAll = (label: string, chosen: readonly string[]) => (
      <Button small variant="text" onClick={() => onChange([...others, ...chosen])}>
        {label}
      </Button>
    );
    return own.length > 0 ? (
      <AnyOf
        key={action}
        legend={action === ':read' ? t('It may read') : t('It may change')}
        hint={
          <>
            {setAll(t('Select all'), own)} {setAll(t('Select none'), [])}
          </>
        }
        two
        options={own.map((scope) => ({ value: scope, label: resourceName(scope) }))}
        value={value.filter((scope) => scope.endsWith(action))}
        error={error}
        onChange={(chosen) => onChange([...others, ...chosen])}
      />
    ) : null;
  });
}
