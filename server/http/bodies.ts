import express from 'express';
import type { App } from '../app.ts';

/**
 * JSON bodies up to one megabyte. Uploads have their own reader, with its own limit. Answers of calls are kept by no cache;
 * pages, assets and files, which come before, say for themselves how long they last.
 */
export function installBodies(app: App): void {
  app.express.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.express.use(express.json({ limit: '1mb' }));
}
