import { z } from 'zod';

/** `Jury/GetPanel`: a field that the caller leads, by default the first one, and the number of rows before the page. */
export const panelQuery = z.object({
  field: z.coerce.number('choice').int('choice').optional(),
  from: z.coerce.number('number').int('number').min(0, 'number').optional(),
});

const row = z.object({
  /** As jurors read it: without names. */
  title: z.string(),
  /** The number of readings whose sheets count or may still count. */
  readings: z.int(),
  /**
   * The totals of the final sheets in hundredths, the highest first, so that their order does not tell jurors apart.
   */
  totals: z.array(z.int()),
  /** Hundredths of a point of 100; null without a final sheet. */
  mean: z.int().nullable(),
  /** The highest less the lowest total. */
  spread: z.int().nullable(),
});

const panel = z.object({
  /** The fields that the caller leads. */
  fields: z.array(z.int()),
  field: z.int(),
  /** The caller’s own readings in the field. */
  own: z.object({ final: z.int(), total: z.int() }),
  /** Null until all own readings are final. */
  page: z
    .object({
      total: z.int(),
      rows: z.array(row),
      /** The number of rows before the next page. */
      next: z.int().nullable(),
    })
    .nullable(),
});
export type Panel = z.infer<typeof panel>;

export const PANEL_SCHEMAS = {
  getPanel: {
    summary:
      'The applications of a field that the juror leads, with the totals of final sheets and without names; views are recorded in the audit trail',
    query: panelQuery,
    response: z.object({ data: panel }),
  },
};
