/** The users of organization 4. */
import type { MemberRole, UserStatus } from '../../../ui/generated/schema.ts';

interface User {
  id: number;
  email: string;
  name: string | null;
  title: string | null;
  cellPhone: string | null;
  status: UserStatus;
  role: MemberRole;
}

export const users: readonly [User, User] = [
  {
    id: 1,
    email: 'dana@harborhills.test',
    name: 'Dana Hill',
    title: 'President',
    cellPhone: null,
    status: 'active',
    role: 'owner',
  },
  {
    id: 2,
    email: 'sam@harborhills.test',
    name: null,
    title: null,
    cellPhone: null,
    status: 'invited',
    role: 'helper',
  },
];

/** The organization with these users. */
export const organization = (members: readonly User[] = users) => ({
  id: 4,
  organizationUsers: members.map(({ role, ...user }) => ({ role, confirmed: true, user })),
});
