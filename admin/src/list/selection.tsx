import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';

type Lists = {
  /** The current list context. */
  current: ListControllerResult;
  /** The list context, which keeps its identity when only the selection changes. */
  stable: ListControllerResult;
};

const ListsContext = createContext<Lists | null>(null);

const isSelection = (name: string) =>
  name === 'selectedIds' || /^on(Select|SelectAll|ToggleItem|UnselectItems)$/.test(name);

/**
 * Prevents selection changes from rerendering the whole page: the list context of its children ignores them. Components
 * that show the selection are wrapped in `WithSelection`.
 */
export function WithoutSelection({ children }: { children: ReactNode }) {
  const current = useListContext();
  const names = Object.keys(current)
    .filter((name) => !isSelection(name))
    .sort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything but the selection
  const stable = useMemo(
    () => current,
    [names.join(), ...names.map((name) => current[name as keyof ListControllerResult])],
  );
  const lists = useMemo(() => ({ current, stable }), [current, stable]);
  return (
    <ListsContext.Provider value={lists}>
      <ListContextProvider value={stable}>{children}</ListContextProvider>
    </ListsContext.Provider>
  );
}

/** Provides the list context including the selection; a nested list has its own. */
export function WithSelection({ children }: { children: ReactNode }) {
  const nearest = useListContext();
  const lists = useContext(ListsContext);
  return (
    <ListContextProvider value={lists?.stable === nearest ? lists.current : nearest}>{children}</ListContextProvider>
  );
}
