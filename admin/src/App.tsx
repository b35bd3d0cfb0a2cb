import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authProvider } from './auth/authProvider.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { makeQueryClient } from './dataProvider/queryClient.ts';
import { i18nProvider } from './i18nProvider.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFound } from './layout/Problem.tsx';
import { resources } from './resources.ts';
import { staffRoutes } from './routes.tsx';
import { consoleStore } from './store/consoleStore.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** The console inside a router: every staff page, for staff only (S-401). */
export const Console = ({ queryClient }: { queryClient: QueryClient }) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={consoleStore}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline />
    <CoreAdminUI
      layout={ConsoleLayout}
      catchAll={() => <NotFound />}
      loginPage={false}
      requireAuth
      disableTelemetry
      title="Sideline"
    >
      {Object.entries(resources).map(([name, resource]) => (
        <Resource key={name} name={name} {...resource} />
      ))}
      <CustomRoutes>{staffRoutes}</CustomRoutes>
    </CoreAdminUI>
    {/* Left, because the buttons of a form are on the right. */}
    <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
  </AdminContext>
);

// A data router, so that forms can block navigation.
const router = createBrowserRouter([{ path: '*', element: <Console queryClient={makeQueryClient()} /> }]);

export const App = () => <RouterProvider router={router} />;
