import { jest } from '@jest/globals';

// Two workers share two cores with PostgreSQL and a browser: the default of 5 s would fail slow machines, not slow code.
jest.setTimeout(60_000);
