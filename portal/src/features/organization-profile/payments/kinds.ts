/** The kinds of accounts. */
export const kinds = { checking: 'Checking', savings: 'Savings' } as const;
