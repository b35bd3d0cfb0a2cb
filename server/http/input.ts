import type { Request } from 'express';
import type { Viewer } from '../viewer.ts';
import { HttpError, notSignedIn } from './errors.ts';

export type Fields = Record<string, unknown>;

/** The body as fields; a body wrapped in the resource's name ({sponsor: {...}}) is unwrapped. */
export function bodyOf(req: Request, wrapper?: string): Fields {
  const body = isRecord(req.body) ? req.body : {};
  const inner = wrapper ? body[wrapper] : undefined;
  return isRecord(inner) ? inner : body;
}

const isRecord = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The viewer; throws 401 for an anonymous visitor. */
export function viewerOf(req: Request): Viewer {
  if (!req.user) throw notSignedIn();
  return req.user.viewer;
}

/** A field as an integer id. */
export function idOf(value: unknown, field: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= 2_147_483_647) return number;
  throw new HttpError(400, 'Please give a whole number.', 'SL400', field);
}

/** A field as a year from 2000 to 2100. */
export function yearOf(value: unknown, field: string): number {
  const year = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof year === 'number' && Number.isInteger(year) && year >= 2000 && year <= 2100) return year;
  throw new HttpError(400, 'Please give a year from 2000 to 2100.', 'SL400', field);
}

/** A field as text, null if absent or blank. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A form field as true or false. */
export const flagOf = (value: unknown): boolean => value === true || value === 'true' || value === '1';
