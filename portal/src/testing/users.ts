/** The users of organization 4, and what it says about them to the viewer, who has a role. */
import type { MemberRole } from '../../../ui/generated/schema.ts';

export const users = [
  { id: 1, email: 'dana@harborhills.test', name: 'Dana Hill', title: 'President', cellPhone: null, status: 'active' },
  { id: 2, email: 'sam@harborhills.test', name: null, title: null, cellPhone: null, status: 'invited' },
];

export const organization = (myRole: MemberRole) => ({
  id: 4,
  organizationUsers: [
    { userId: 1, role: 'owner', confirmed: true },
    { userId: 2, role: 'helper', confirmed: true },
    { userId: 7, role: myRole, confirmed: true },
  ],
});
