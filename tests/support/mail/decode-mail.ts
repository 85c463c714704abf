/** The parts of a MIME message as text; nodemailer chooses base64 or quoted-printable by content. */
export function decodeMail(raw: string): string {
  const soft = raw.replace(/=\r\n/g, '');
  const quoted = soft.replace(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
  );
  const base64 = [...raw.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64').toString(),
  );
  return [quoted, ...base64].join('\n');
}
