import { offerAllows } from '../states.ts';

/** The fields editable at a status (S-265): `terms` are value and assets, `texts` the others. */
export function locks(status: string, isSuperadmin: boolean): { terms: boolean; texts: boolean; note: string | null } {
  if (offerAllows({ status }, 'remove')) return { terms: false, texts: false, note: null };
  if (status === 'confirmed') {
    return {
      terms: !isSuperadmin,
      texts: false,
      note: isSuperadmin ? null : 'Value and assets: please contact a superadmin',
    };
  }
  return { terms: true, texts: true, note: 'Read-only' };
}
