/** What the palette says that it finds. */
export const FIND = 'Find an organization, person, campaign, offer or action';

/** The keys that open it, as this device has them. */
export const FIND_KEYS = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘K' : 'Ctrl K';
