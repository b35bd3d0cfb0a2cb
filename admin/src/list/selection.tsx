import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';

type Lists = {
  /** The list as it is. */
  current: ListControllerResult;
  /** The list as it was before only its selection changed. */
  stable: ListControllerResult;
};

const ListsContext = createContext<Lists | null>(null);

const isSelection = (name: string) =>
  name === 'selectedIds' || /^on(Select|SelectAll|ToggleItem|UnselectItems)$/.test(name);

/**
 * Keeps a change of the selection from rendering the whole page: its children get a list context that stays the same then.
 * Components that show the selection are inside `WithSelection`.
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

/** Gives its children the list with its selection; a list nested in another one has its own. */
export function WithSelection({ children }: { children: ReactNode }) {
  const nearest = useListContext();
  const lists = useContext(ListsContext);
  return (
    <ListContextProvider value={lists?.stable === nearest ? lists.current : nearest}>{children}</ListContextProvider>
  );
}
