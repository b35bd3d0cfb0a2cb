/** How play locations are called, so that lists and choices tell them apart (O5). */

/** The name of a place that nobody named (L-239). */
export const DEFAULT_NICKNAME = 'Default Nickname';

/** A name to propose for an address: its street, or else its city. */
export const placeName = (address: string): string => address.split(',')[0]?.trim() ?? '';

/** Nickname and address in one line; an address that begins with the nickname alone. */
export const placeLabel = ({ nickname, address }: { nickname: string; address: string }): string =>
  nickname === DEFAULT_NICKNAME || address.startsWith(nickname) ? address : `${nickname}, ${address}`;
