/** Whether the viewer may change the organization whose tabs are shown: owners may. */
import { createContext, useContext } from 'react';

export const MayEdit = createContext(true);
export const useMayEdit = (): boolean => useContext(MayEdit);
