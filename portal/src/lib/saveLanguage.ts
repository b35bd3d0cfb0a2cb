/** Sends the language chosen on a league's page to the server, so that the league's emails use it. */
import { request } from '../../../ui/graphql.ts';
import { currentClaims } from '../../../ui/session.ts';
import { isViewing } from '../../../ui/viewing.ts';
import { SetLanguageDocument } from '../i18n/generated/graphql.ts';
import type { Language } from '../i18n/i18n.ts';

/** Pages that a league opens by its own link; the token is the last part of the path. */
const leagueLink = /^\/(?:accept-offer|welcome|respond-to-deadline|qualify)\/([^/]+)/;

/** Saves the language for the link's league or the login's account. Errors are ignored: the page has switched already. */
export async function saveLanguage(language: Language): Promise<void> {
  const [, linkToken] = leagueLink.exec(globalThis.location.pathname) ?? [];
  if (linkToken === undefined && (isViewing() || currentClaims()?.role !== 'organization')) return;
  await request(SetLanguageDocument, { input: { language } }, linkToken === undefined ? {} : { linkToken }).catch(
    () => undefined,
  );
}
