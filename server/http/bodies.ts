import express from 'express';
import type { App } from '../app.ts';

/** JSON bodies up to one megabyte. Uploads have their own reader, with its own limit. */
export function installBodies(app: App): void {
  app.express.use(express.json({ limit: '1mb' }));
}
