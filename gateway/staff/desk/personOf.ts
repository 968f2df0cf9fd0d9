import type { DeskPerson } from '../../content/chat/deskChats.ts';
import type { StaffRow } from '../accounts/schema.ts';

export const personOf = ({ merchant, id, shownName, role }: StaffRow): DeskPerson => ({
  merchant,
  id,
  shownName,
  isLead: role === 'lead',
});
