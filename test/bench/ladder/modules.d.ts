/** Packages that only the ladder's folder has; their types are not installed. */
declare module 'fastify';
declare module 'mercurius';
declare module 'drizzle-orm';
declare module 'drizzle-orm/node-postgres';
declare module 'drizzle-orm/pg-core';
declare module '@prisma/adapter-pg';
declare module '@prisma/client';
