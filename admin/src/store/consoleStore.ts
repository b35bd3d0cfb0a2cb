import { localStorageStore } from 'react-admin';
import { authorization, operationOf } from '../../../ui/graphql.ts';
import { currentClaims } from '../../../ui/session.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { accountStore, type Settings } from './accountStore.ts';
import { SaveMySettingsDocument } from './generated/graphql.ts';

/** Local storage key of the settings' last known state, so that lists do not wait for the server. */
const copyKey = () => `sideline.settings.${currentClaims()?.sub ?? ''}`;

function readCopy(): Settings {
  try {
    return JSON.parse(localStorage.getItem(copyKey()) ?? '{}') as Settings;
  } catch {
    return {};
  }
}

/** Replaces the local copy. */
const writeCopy = (settings: Settings) => localStorage.setItem(copyKey(), JSON.stringify(settings));

/** Settings after changes; null deletes a key. */
const merged = (settings: Settings, changes: Settings): Settings =>
  Object.fromEntries(Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== null));

const store = accountStore(readCopy(), localStorageStore('1', 'sideline.console'), {
  save: (changes) => {
    writeCopy(merged(readCopy(), changes));
    return dataProvider.saveMySettings({ input: { changes } });
  },
  flush: (changes) => {
    writeCopy(merged(readCopy(), changes));
    void fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...authorization() },
      body: JSON.stringify({ ...operationOf(SaveMySettingsDocument), variables: { input: { changes } } }),
    }).catch(() => undefined);
  },
});

/** The console's store. It starts with the local copy; `load` merges the account's settings. */
export const consoleStore = {
  ...store,
  load: (settings: Settings) => {
    writeCopy(settings);
    store.load(settings);
  },
};
