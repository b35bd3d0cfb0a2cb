import type { MyOrganizationUsersQuery } from './generated/graphql.ts';

type Member = NonNullable<MyOrganizationUsersQuery['organization']>['organizationUsers'][number];
/** A user with the role in the organization. */
export type OrganizationUser = NonNullable<Member['user']> & Omit<Member, 'user'>;

/** Of a dialog about the league or one of its users; `onDone`: after a change. */
export type DialogProps = { organizationId: number; onDone: () => Promise<void>; onClose: () => void };
export type UserDialogProps = DialogProps & { user: OrganizationUser; isSelf: boolean };
