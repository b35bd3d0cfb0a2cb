import type { QueryClient } from '@tanstack/react-query';
import { AdminContext, AdminUI, CustomRoutes, defaultI18nProvider, localStorageStore } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import introspection from '../generated/introspection.json' with { type: 'json' };
import { makeDataProvider } from './adapter/index.ts';
import { makeQueryClient } from './api/queryClient.ts';
import { authProvider } from './auth/authProvider.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFound } from './layout/Problem.tsx';
import { resources } from './resources.ts';
import { staffRoutes } from './routes.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';

const dataProvider = makeDataProvider(introspection as never, resources);
const store = localStorageStore('1', 'sideline.console');

/** The console under a router: every page of staff, for staff alone (S-401); `memory` keeps the answers of one visit. */
export const Console = ({ memory }: { memory: QueryClient }) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={defaultI18nProvider}
    queryClient={memory}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <AdminUI
      layout={ConsoleLayout}
      catchAll={() => <NotFound />}
      loginPage={false}
      requireAuth
      disableTelemetry
      title="Sideline"
    >
      <CustomRoutes>{staffRoutes}</CustomRoutes>
    </AdminUI>
  </AdminContext>
);

// A data router, so that forms can hold back a navigation; react-admin's resources have no addresses of their own.
const router = createBrowserRouter([{ path: '*', element: <Console memory={makeQueryClient()} /> }]);

export const App = () => <RouterProvider router={router} />;
