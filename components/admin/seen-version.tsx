interface Props {
  id: string;
  version: number;
}

/** What a form of the back office changes: the row, in the version that its reader has seen. */
export function SeenVersion({ id, version }: Props) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}
