import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import '../../ui/generated/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/components.css';
import './styles/dialogs.css';
import './styles/states.css';
import { onUnreadable } from '../../ui/formats.ts';
import { setNavigator } from '../../ui/graphql.ts';
import { reportUnreadable } from '../../ui/report.ts';
import { preventStrayDrops } from '../../ui/upload/drops.ts';
import { App, bring } from './app/App.tsx';
import { preferredLanguage, showLanguage } from './i18n/i18n.ts';
import { useGuardedLocation } from './lib/guardedLocation.ts';

setNavigator((path) => navigate(path));
preventStrayDrops();
onUnreadable(reportUnreadable);

/** Loads the first page while index.html shows its shell, then renders it in a transition. */
async function start(root: HTMLElement): Promise<void> {
  await showLanguage(preferredLanguage());
  await bring(globalThis.location.pathname);
  const app = createRoot(root);
  startTransition(() =>
    app.render(
      <StrictMode>
        <Router hook={useGuardedLocation}>
          <App />
        </Router>
      </StrictMode>,
    ),
  );
}

// not awaited: the page chunks wait for this one
const root = document.getElementById('root');
if (root) void start(root);
