import { ListFields } from './list-fields';

interface Props {
  id: string;
  version: number;
  /** The list from which the row was opened, to which the page after the post still leads. */
  list?: Readonly<Record<string, string>> | undefined;
}

/** What a form of the back office changes: the row, in the version that its reader has seen. */
export function SeenVersion({ id, version, list = {} }: Props) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <ListFields query={list} />
    </>
  );
}
