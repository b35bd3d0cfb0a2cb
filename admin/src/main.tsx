import '@fontsource/barlow-condensed/500.css';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '../../ui/generated/tokens.css';
import './theme/console.css';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { onUnreadable } from '../../ui/formats.ts';
import { reportUnreadable } from '../../ui/report.ts';
import { preventStrayDrops } from '../../ui/upload/drops.ts';
import { App } from './App.tsx';
import { ignoreNumberWheel } from './form/numberWheel.ts';
import { createStyleCache } from './theme/styleCache.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createStyleCache(nonce);

preventStrayDrops();
ignoreNumberWheel();
onUnreadable(reportUnreadable);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <CacheProvider value={styles}>
      <App />
    </CacheProvider>,
  );
