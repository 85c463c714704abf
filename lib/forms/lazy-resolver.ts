import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A resolver that fetches its schema, and zod with it, when a form is first checked: that keeps 35 kB out of
 * the first load.
 * @param loadSchema imports the schema; called again at each check, which costs nothing after the first
 */
export function createLazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [{ standardSchemaResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/standard-schema'),
      loadSchema(),
    ]);
    return standardSchemaResolver<Input, unknown, Output>(schema)(values, context, options);
  };
}
