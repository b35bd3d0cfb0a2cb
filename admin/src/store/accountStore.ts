import { memoryStore, type Store } from 'react-admin';

/** Keys that belong to a device or to one visit and never leave it: two tabs must not move each other. */
const LOCAL = /^(theme|sidebar\.open)$|\.(selectedIds|listParams|expanded|scrollPosition)$/;

export type Settings = Record<string, unknown>;

type Transport = {
  /** Changed keys; null deletes one. Resolves when the server has them. */
  save: (changes: Settings) => Promise<unknown>;
  /** Last chance when the page is hidden: a request that outlives the page. */
  flush: (changes: Settings) => void;
};

const PAUSE_MS = 800;

/** Sets a key; without a value it is removed, because a key that holds nothing would hide react-admin's defaults. */
const put = (store: Store, key: string, value: unknown) =>
  value === undefined || value === null ? store.removeItem(key) : store.setItem(key, value);

/** `load` takes over what the account has; keys that were changed here while loading stay as they are. */
export type AccountStore = Store & { load: (settings: Settings) => void };

/**
 * react-admin's store kept with the account, so that columns, views and density follow the person to another computer: read
 * once at start (`initial`), served from memory, written after a pause. `local` keeps what belongs to the device. A failed
 * write is tried again with the next change.
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
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => {
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
