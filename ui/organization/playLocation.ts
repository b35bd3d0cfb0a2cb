/** Labels of play locations that distinguish them in lists and choices (O5). */

/** The nickname of a location that nobody named (L-239). */
export const DEFAULT_NICKNAME = 'Default Nickname';

/** A suggested nickname for an address: its street, or else its city. */
export const placeName = (address: string): string => address.split(',')[0]?.trim() ?? '';

/** Nickname and address on one line; only the address if it starts with the nickname. */
export const placeLabel = ({ nickname, address }: { nickname: string; address: string }): string =>
  nickname === DEFAULT_NICKNAME || address.startsWith(nickname) ? address : `${nickname}, ${address}`;
