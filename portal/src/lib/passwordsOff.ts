import { ApiError } from '../../../ui/graphql.ts';
import { t } from '../i18n/i18n.ts';
import { identityProviders } from './settings.ts';

/** Why a password was refused if people with this email log in by a provider, which the error's field names; or null. */
export function passwordsOffText(error: unknown): string | null {
  const field = error instanceof ApiError && error.status === 403 ? error.field : null;
  const provider = identityProviders().find(({ id }) => id === field);
  return provider
    ? t('Passwords are off for this address. Please log in with {label}.', { label: provider.label })
    : null;
}
