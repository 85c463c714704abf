const FILE = /^\/_page\/([\w-]{22})(\/.*)$/;

/** Address of the file with a page's scripts and React's data, by its content and its page. */
export function pageFilePath(name: string, key: string): string {
  return `/_page/${name}${key}`;
}

/** The file's name and its page's key in an address; null for any other address. */
export function findPageFile(target: string): { name: string; key: string } | null {
  if (!target.startsWith('/_page/')) return null;
  const [, name, key] = FILE.exec(target) ?? [];
  return name && key ? { name, key } : null;
}
