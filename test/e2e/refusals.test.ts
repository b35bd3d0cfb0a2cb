/**
 * What must not happen: somebody without a right tries each step of the main job, does it twice at once, with nonsense, or
 * with a link that is not (or no longer) theirs. Every refusal is a sentence, never our error, and changes nothing.
 * The tests stand in `refusals/`; one server on one copy of the demo serves all of them.
 */
import './refusals/roles.ts';
import './refusals/accepting.ts';
import './refusals/money.ts';
import './refusals/photographs.ts';
import './refusals/invalidInput.ts';
