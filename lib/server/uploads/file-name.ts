import 'server-only';

const MAX_LENGTH = 150;
const NAMELESS = 'document.pdf';
/** Controls, separators of folders, and characters that turn the direction of a name around. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/gu;

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? [...name.slice(dot)].slice(0, 10) : [];
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('');
}

/** The name under which a file is shown and given back: what the person called it, made harmless. */
export function cleanFileName(name: string): string {
  const clean = name.normalize('NFC').replace(UNSAFE, '').trim().replace(/^\.+/, '');
  return shorten(clean) || NAMELESS;
}

/** A Content-Disposition that saves a file under its name in any script (RFC 6266, RFC 5987). */
export function toAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
