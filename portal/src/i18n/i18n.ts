/**
 * The portal's languages. The English text is written in the code where it is shown, `t('Save and Exit')`, and is the key:
 * so the exact texts of the specification stay in the code. The Spanish is in the feature's `es.json`.
 */

import { catalogs } from 'virtual:catalogs';
import { type I18n, setupI18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { writeDatesIn } from '../../../ui/formats.ts';

export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const storageKey = 'sideline.language';
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);

/** The messages of all loaded catalogs; only React's `T` needs it, all other code uses `t`. */
export const i18n: I18n = setupI18n();
// The build compiles the catalogs; a text without a translation is shown in English.
if (process.env.NODE_ENV === 'production') i18n.setMessagesCompiler((message) => [message]);
i18n.load({ en: {}, es: {} });
i18n.activate('en');

const loaded = new Set<string>();

async function load(feature: string, language: Language): Promise<void> {
  const messages = await catalogs[feature]?.[language]();
  if (messages) i18n.load(language, messages.default);
}

/** Loads a feature's messages in the current language, and again when it changes; a feature without a catalog is skipped. */
export async function loadCatalog(...features: string[]): Promise<void> {
  await Promise.all(
    features.map((feature) => {
      loaded.add(feature);
      return load(feature, language());
    }),
  );
}

/** The current language. */
export function language(): Language {
  return i18n.locale as Language;
}

/** The link's language (`?lang=es`), the user's earlier choice, or the first supported language of the browser. */
export function preferredLanguage(): Language {
  const requested = new URLSearchParams(globalThis.location.search).get('lang');
  if (isLanguage(requested)) return requested;
  try {
    const stored = localStorage.getItem(storageKey);
    if (isLanguage(stored)) return stored;
  } catch {
    // storage is unavailable: use the browser's language
  }
  return navigator.languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Switches the language. Its messages load first, so nothing flickers, and input is preserved. `keep`: store it in this browser. */
export async function showLanguage(next: Language, { keep = false } = {}): Promise<void> {
  await Promise.all([...loaded].map((feature) => load(feature, next)));
  writeDatesIn(next);
  i18n.activate(next);
  document.documentElement.lang = next;
  if (!keep) return;
  leaveLinkLanguage();
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // storage is unavailable: the choice lasts until the page is left
  }
}

/** Removes the link's `lang` from the URL: on a reload it would override the user's choice. */
function leaveLinkLanguage(): void {
  const address = new URL(globalThis.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  globalThis.history.replaceState(globalThis.history.state, '', address);
}

/** Rerenders the caller when the language changes; returns the language. Only the root of a tree needs it. */
export function useLanguage(): Language {
  return useSyncExternalStore((changed) => i18n.on('change', changed), language);
}

/**
 * A text in the current language. The key is the English text, in ICU message format:
 * `t('Hello {name}', { name })`, `t('{count, plural, one {# deadline} other {# deadlines}}', { count })`.
 */
export function t(english: string, values?: Record<string, unknown>): string {
  return i18n._(english, values);
}
