import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long a way back may take before there is none (S-399). */
const BACK_FALLBACK_MS = 500;

/** Goes back to the page before; when there is none, to `fallback` after half a second (S-399). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []); // the page is gone: going back has worked
  return useCallback(() => {
    navigate(-1);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => navigate(fallback), BACK_FALLBACK_MS);
  }, [navigate, fallback]);
}
