import type { Person } from './deeds.js';
import type { Shop, StaffMember } from './shop.js';

/** How staff of a demo shop are called in the playground: `staff:kim`. */
const webStaffPrefix = 'staff:';

/** Everywhere a staff member can be written to, by id. */
export function personsOf(member: StaffMember): Person[] {
  const persons: Person[] = [];
  if (member.web !== undefined)
    persons.push({ platform: 'web', user: `${webStaffPrefix}${member.web}` });
  if (member.telegram !== undefined)
    persons.push({ platform: 'telegram', user: String(member.telegram) });
  if (member.discord !== undefined) persons.push({ platform: 'discord', user: member.discord });
  return persons;
}

/** Who of the shop this person is, by id and never by name; undefined for everybody else. */
export function staffMember(shop: Shop, person: Person): StaffMember | undefined {
  if (person.platform === 'web' && shop.mode !== 'demo') return undefined;
  return shop.staff.find((member) =>
    personsOf(member).some(
      (known) => known.platform === person.platform && known.user === person.user,
    ),
  );
}
