import { listOf } from './lists.ts';

/** Mocked responses about organizations that may be the same, and their merge. */

const side = (id: number, name: string) => ({
  id,
  name,
  city: 'Erie',
  state: 'PA',
  websiteUrl: null,
  contactEmail: null,
  contactPhone: null,
});
const pair = {
  id: 1,
  score: 85,
  reasons: ['name', 'place'],
  foundAt: '2026-11-20T12:00:00Z',
  dismissedAt: null,
  organization: side(4, 'Erie SC'),
  otherOrganization: side(9, 'Erie Soccer Club'),
};
export const listed = {
  DuplicateOrganizationsList: () => listOf(pair),
  DuplicateOrganizationsTotal: () => ({ list: { totalCount: 1 } }),
  ListViewsList: () => listOf(),
};
export const preview = {
  survivorId: 4,
  survivorName: 'Erie SC',
  mergedId: 9,
  mergedName: 'Erie Soccer Club',
  fields: [
    {
      name: 'name',
      survivorText: 'Erie SC',
      mergedText: 'Erie Soccer Club',
      choice: 'survivor',
      choices: ['survivor', 'merged'],
    },
    {
      name: 'contact_email',
      survivorText: 'a@erie.test',
      mergedText: 'b@erie.test',
      choice: 'both',
      choices: ['survivor', 'merged', 'both'],
    },
  ],
  moves: [
    { tableName: 'offers', count: 2 },
    { tableName: 'comments', count: 1 },
  ],
  bothHave: [{ tableName: 'organization_users', count: 1 }],
  obstacles: [] as string[],
  stays: ['Links that were mailed keep working and lead to Erie SC.'],
};
export const merge = {
  id: 3,
  survivorId: 4,
  survivorName: 'Erie SC',
  mergedId: 9,
  mergedName: 'Erie Soccer Club',
  mergedAt: '2026-11-20T12:00:00Z',
  mergedBy: 'Dana Whitfield',
  unmergedAt: null,
  unmergedBy: null,
  until: '2026-12-20T12:00:00Z',
  obstacle: null,
};
/** A change of one record that can be reverted completely. */
const result = {
  undone: [{ tableName: 'organizations', rowId: '9', label: 'Erie Soccer Club' }],
  left: [],
  stays: [],
};
export const undoable = {
  UndoPreview: () => ({ undoPreview: result }),
  UndoChange: () => ({ undoChange: { changeId: '73', result } }),
};
export const none = listOf();
