/**
 * An error that the user can fix; its message is short and clear, and nothing was damaged. Programs print the
 * message without a stack and exit with code 1.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** Runs a command-line program: a UserFacingError prints as one line, any other error with its stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof UserFacingError) console.error(error.message);
    else console.error(error);
    process.exit(1); // open handles must not keep a failed program alive
  }
}
