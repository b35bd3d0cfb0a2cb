import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds after which going back is considered to have failed (S-399). */
const BACK_FALLBACK_MS = 500;

/** Goes back to the previous page; if there is none, navigates to `fallback` after half a second (S-399). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []); // The page has changed: going back worked.
  return useCallback(() => {
    navigate(-1);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => navigate(fallback), BACK_FALLBACK_MS);
  }, [navigate, fallback]);
}
