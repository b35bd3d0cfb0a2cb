import { QueryClient } from '@tanstack/react-query';
import {
  AdminContext,
  AdminUI,
  CustomRoutes,
  defaultI18nProvider,
  type I18nProvider,
  localStorageStore,
} from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import introspection from '../generated/introspection.json' with { type: 'json' };
import { makeDataProvider } from './adapter/index.ts';
import { authProvider } from './auth/authProvider.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFound } from './layout/Problem.tsx';
import { resources } from './resources.ts';
import { staffRoutes } from './routes.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** Asked when a form with changes is left (S-171). */
const LEAVE =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    key === 'ra.message.unsaved_changes' ? LEAVE : defaultI18nProvider.translate(key, options),
};

const dataProvider = makeDataProvider(introspection as never, resources);
const store = localStorageStore('1', 'sideline.console');
const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: 'always' } },
});

const Console = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
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
const router = createBrowserRouter([{ path: '*', element: <Console /> }]);

export const App = () => <RouterProvider router={router} />;
