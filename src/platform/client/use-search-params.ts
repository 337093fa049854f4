import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Query = ConstructorParameters<typeof URLSearchParams>[0];
type SetSearchParams = (query: Query, options?: NavigateOptions) => void;

/** As the router's own hook, whose module every page would load with `Link` and `Form` (decision 34). */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    useCallback((query, options) => void navigate(`?${new URLSearchParams(query)}`, options), [navigate]),
  ];
}
