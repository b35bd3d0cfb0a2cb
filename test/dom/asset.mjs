/** An imported file is some address in tests. */
export default '/asset';
