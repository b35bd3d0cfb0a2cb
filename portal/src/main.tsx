import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import '../../ui/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/pieces.css';
import './styles/dialogs.css';
import './styles/states.css';
import { setNavigator } from '../../ui/graphql.ts';
import { App } from './app/App.tsx';
import { preferredLanguage, showLanguage } from './i18n/i18n.ts';

setNavigator((path) => navigate(path));
await showLanguage(preferredLanguage());

const root = document.getElementById('root');
if (root) {
  const app = createRoot(root);
  // drawn in small steps: index.html shows the shell of the page until it is there
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
