import { useLocation, useNavigate } from 'react-router';

/** Goes back to the previous screen, or to the given one where the address was opened directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
