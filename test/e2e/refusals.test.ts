/**
 * What must not happen: somebody without permission tries each step of the main job, or sends it twice at once, with
 * nonsense, or with a link that is not, or no longer, valid for it. Every refusal has a message, is never an internal
 * error, and changes nothing. The tests are in `refusals/`; one server on one copy of the demo serves all of them.
 */
import './refusals/roles.ts';
import './refusals/accepting.ts';
import './refusals/money.ts';
import './refusals/photographs.ts';
import './refusals/invalidInput.ts';
