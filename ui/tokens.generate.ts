/** Writes `tokens.css` from `tokens.ts`. Run: `node ui/tokens.generate.ts`. */
import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens.ts';

writeFileSync(new URL('./tokens.css', import.meta.url), tokensCss());
