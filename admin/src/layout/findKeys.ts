/** The keys that open the search, as this device has them. */
export const FIND_KEYS = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘K' : 'Ctrl K';
