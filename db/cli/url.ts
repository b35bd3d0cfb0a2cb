/** `npm run -s db:url`: prints the owner's connection, for psql and other programs. */
import { connections } from '../connections.ts';
import { runProgram } from '../failure.ts';

await runProgram(async () => console.log(connections().direct));
