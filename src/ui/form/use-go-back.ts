import { useLocation, useNavigate } from 'react-router';

/** Back to where the user came from; to the given screen where the address was opened directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
