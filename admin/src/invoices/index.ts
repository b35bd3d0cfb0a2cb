import type { ResourceProps } from 'react-admin';

/** Invoices are listed at /invoices, and with all else of their sponsor on its billing tab. */
export const invoices: Partial<ResourceProps> = { recordRepresentation: ({ number }) => `invoice ${number}` };

export const invoiceSettings: Partial<ResourceProps> = { recordRepresentation: () => 'invoice settings' };
