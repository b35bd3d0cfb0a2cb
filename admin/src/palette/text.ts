/** Describes what the palette can find. */
export const FIND = 'Find an organization, person, campaign, offer or action';

/** The shortcut that opens it, for this device. */
export const FIND_KEYS = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘K' : 'Ctrl K';
