import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A resolver that fetches its schema, and zod with it, when a form is first checked: that keeps 35 kB out of
 * the first load. Where they cannot be fetched the answers pass: the server judges them by the same rules.
 * @param loadSchema imports the schema; called again at each check, which costs nothing after the first
 */
export function createLazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const rules = await Promise.all([import('@hookform/resolvers/standard-schema'), loadSchema()]).catch(
      () => null,
    );
    if (!rules) return { values: values as unknown as Output, errors: {} };
    const [{ standardSchemaResolver }, schema] = rules;
    return standardSchemaResolver<Input, unknown, Output>(schema)(values, context, options);
  };
}
