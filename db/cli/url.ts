/** `npm run -s db:url`: prints the owner's connection string, for psql and other programs. */
import { connections } from '../instance/connections.ts';
import { runProgram } from '../userFacingError.ts';

await runProgram(async () => console.log(connections().direct));
