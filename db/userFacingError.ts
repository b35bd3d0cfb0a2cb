/**
 * A failure that a person can mend: its message is one clear sentence and nothing was damaged.
 * Programs print the message without a stack and end with exit code 1.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** Runs a command-line program: failures for people become one line, everything else keeps its stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof UserFacingError) console.error(error.message);
    else console.error(error);
    process.exit(1); // whatever still listens must not keep a failed program alive
  }
}
