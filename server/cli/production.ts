/** PostGraphile without its development checks. Imported first, because it reads the variable while it is loaded. */
process.env.GRAPHILE_ENV ||= 'production';
