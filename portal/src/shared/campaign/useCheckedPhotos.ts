import { useCallback } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { CheckedPhotosDocument } from './generated/graphql.ts';

/** Loads ten of all verified photos of a link's campaigns (M14). */
export const useCheckedPhotos = (token: string) =>
  useCallback(
    async (cursor: string | null) =>
      (await request(CheckedPhotosDocument, { cursor }, { linkToken: token })).checkedPhotos,
    [token],
  );
