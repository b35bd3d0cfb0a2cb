/** The photo chosen for a deadline, stored on this device until it is sent: it survives a reload and an empty battery. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { imageProblem } from '../../../../ui/upload/upload.ts';
import { deleteFile, readSavedFile, savedFileKeys, saveFile } from '../../lib/savedFiles.ts';

/** The owner of the photo: a login, or a holder of the deadline's link. Nobody else finds it. */
const startOf = (userId: string | null): string => `proof.${userId === null ? 'link' : `user-${userId}`}.`;

export interface ChosenPhoto {
  photo: File | null;
  /** True if it was chosen on an earlier visit. */
  restored: boolean;
  choose: (photo: File | null) => void;
  /** It is stored elsewhere: another visit does not find it here. */
  forget: () => Promise<void>;
}

/** `userId`: null on the page of a deadline's link. */
export function useChosenPhoto(deadlineId: number, userId: string | null): ChosenPhoto {
  const key = startOf(userId) + deadlineId;
  const [chosen, setChosen] = useState<{ photo: File | null; restored: boolean }>({ photo: null, restored: false });
  const touched = useRef(false);

  useEffect(() => {
    let current = true;
    void readSavedFile(key).then((photo) => {
      if (current && !touched.current && photo) setChosen({ photo, restored: true });
    });
    return () => {
      current = false;
    };
  }, [key]);

  const choose = useCallback(
    (photo: File | null) => {
      touched.current = true;
      setChosen({ photo, restored: false });
      void (photo && !imageProblem(photo) ? saveFile(key, photo) : deleteFile(key));
    },
    [key],
  );
  return { ...chosen, choose, forget: () => deleteFile(key) };
}

/** The deadlines for which a login has chosen a photo and not sent it; read again when `moment` changes. */
export function useWaitingPhotos(userId: string, moment: unknown): ReadonlySet<number> {
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is not read, it says when to look
  useEffect(() => {
    let current = true;
    const start = startOf(userId);
    void savedFileKeys(start).then((keys) => {
      if (current) setWaiting(new Set(keys.map((key) => Number(key.slice(start.length)))));
    });
    return () => {
      current = false;
    };
  }, [userId, moment]);
  return waiting;
}
