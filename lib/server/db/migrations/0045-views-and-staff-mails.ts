import 'server-only';
import type { Migration } from 'kysely/migration';

/** Saved filters of lists, of one person or of a team, and where the staff gets its mails. */
export const viewsAndStaffMails: Migration = {
  async up(db) {
    await db.schema
      .createTable('desk_view')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('team_id', 'text', (column) => column.references('team.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('folded_name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addUniqueConstraint('desk_view_once_per_person', ['subject', 'list', 'folded_name'])
      .addUniqueConstraint('desk_view_once_per_team', ['team_id', 'list', 'folded_name'])
      .execute();
    await db.schema
      .createTable('staff_mail')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('switched_off', 'text', (column) => column.notNull())
      .addColumn('asked_address', 'text')
      .addColumn('code', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'text')
      .execute();
  },
};
