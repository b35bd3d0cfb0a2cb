/** In tests, an imported file is a fixed URL. */
export default '/asset';
