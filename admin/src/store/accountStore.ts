import { memoryStore, type Store } from 'react-admin';
import { listParamsOf } from '../list/listParams.ts';

/** Keys that belong to a device or tab and are never synchronized, so that two tabs do not affect each other. */
const LOCAL = /^(theme|sidebar\.open|prospecting\..*)$|\.(selectedIds|listParams|expanded|scrollPosition)$/;

/** What is stored of a value: of a list's parameters only those, and never a selection (R20, C5). */
function storable<Value>(key: string, value: Value): Value | undefined {
  if (key.endsWith('.selectedIds')) return undefined;
  return key.endsWith('.listParams') && typeof value === 'object' && value ? (listParamsOf(value) as Value) : value;
}

export type Settings = Record<string, unknown>;

type Transport = {
  /** Saves changed keys; null deletes one. Resolves once the server has stored them. */
  save: (changes: Settings) => Promise<unknown>;
  /** Saves when the page is hidden, with a request that outlives the page. */
  flush: (changes: Settings) => void;
};

const PAUSE_MS = 800;

/** Sets a key; an undefined value removes it, because an empty key would hide react-admin's defaults. */
const put = (store: Store, key: string, value: unknown) =>
  value === undefined || value === null ? store.removeItem(key) : store.setItem(key, value);

/** Loads the account's settings; keys changed here in the meantime keep their value. */
export type AccountStore = Store & { load: (settings: Settings) => void };

/**
 * react-admin's store synchronized with the account, so that columns, views and density follow the user to other
 * devices: loaded once (`initial`), read from memory, saved after a delay. `local` stores what belongs to the device. A
 * failed save is retried with the next change.
 */
export function accountStore(
  initial: Settings,
  local: Store,
  { save, flush }: Transport,
  pause = PAUSE_MS,
): AccountStore {
  const account = memoryStore(initial);
  let changes: Settings = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storeOf = (key: string) => (LOCAL.test(key) ? local : account);
  const send = async () => {
    const sent = changes;
    changes = {};
    await save(sent).catch(() => {
      changes = { ...sent, ...changes };
    });
  };
  const onChange = (key: string, value: unknown) => {
    if (LOCAL.test(key)) return;
    changes[key] = value ?? null;
    clearTimeout(timer);
    timer = setTimeout(send, pause);
  };
  const onHide = () => {
    if (document.visibilityState !== 'hidden' || !Object.keys(changes).length) return;
    clearTimeout(timer);
    flush(changes);
    changes = {};
  };
  return {
    load: (settings) => {
      for (const key of Object.keys({ ...account.listItems?.(), ...settings }))
        if (!(key in changes) && !LOCAL.test(key)) put(account, key, settings[key]);
    },
    setup: () => {
      local.setup();
      account.setup();
      document.addEventListener('visibilitychange', onHide);
    },
    teardown: () => {
      document.removeEventListener('visibilitychange', onHide);
      account.teardown();
      local.teardown();
    },
    getItem: (key, fallback) => storable(key, storeOf(key).getItem(key, fallback)) ?? fallback,
    setItem: (key, given) => {
      const value = storable(key, given);
      put(storeOf(key), key, value);
      onChange(key, value);
    },
    removeItem: (key) => {
      storeOf(key).removeItem(key);
      onChange(key, null);
    },
    removeItems: (prefix) => {
      for (const key of Object.keys(account.listItems?.(prefix) ?? {})) onChange(key, null);
      account.removeItems(prefix);
      local.removeItems(prefix);
    },
    reset: () => {
      for (const key of Object.keys(account.listItems?.() ?? {})) onChange(key, null);
      account.reset();
      local.reset();
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    listItems: (prefix) => ({ ...local.listItems?.(prefix), ...account.listItems?.(prefix) }),
  };
}
