/** Requirements: FILE-01, FILE-02, FILE-03, SUB-10 */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { readUploaderTexts } from '@/lib/forms/files/uploader-texts';
import texts from '@/messages/en/uploader.json';
import { Uploader } from './uploader';

const LABEL = 'Supporting files';
const pdf = (name: string, body = '') => new File([`%PDF-1.7\n${body}`], name, { type: 'application/pdf' });

const t = createTranslator({ locale: 'en', messages: { uploader: texts }, namespace: 'uploader' });

function Harness({ maxFiles = 3, initial = [] }: { maxFiles?: number; initial?: UploadItem[] }) {
  const [items, setItems] = useState(initial);
  const texts = readUploaderTexts(t, { label: LABEL, maxFiles, locale: 'en' });
  return (
    <Uploader
      name="files"
      label={LABEL}
      texts={texts}
      items={items}
      onChange={setItems}
      maxFiles={maxFiles}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(new RegExp(LABEL), { selector: 'input' });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

async function choose(...files: File[]) {
  await userEvent.upload(input(), files, { applyAccept: false });
}

test('lists a chosen file with its size and announces it', async () => {
  render(<Harness />);
  await choose(pdf('plan.pdf', 'x'.repeat(3000)));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('plan.pdf3\u00a0kB');
  expect(screen.getByRole('status')).toHaveTextContent(/plan\.pdf.* was added/);
});

test.each([
  ['a file that is not a PDF', new File(['GIF89a'], 'image.pdf'), 'Only files of type (PDF) are allowed'],
  ['an empty file', new File([], 'empty.pdf'), texts.errors.empty],
  ['a file that is too large', pdf('large.pdf', 'x'.repeat(2_097_152)), 'larger than 2 MB'],
  ['an encrypted file', pdf('secret.pdf', '/Encrypt 5 0 R'), texts.errors.encrypted],
])('refuses %s and gives the reason', async (_name, file, message) => {
  render(<Harness />);
  await choose(file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(file.name);
  expect(alert).toHaveTextContent(message);
  expect(screen.queryByRole('list', { name: /Chosen files/ })).not.toBeInTheDocument();
});

test('warns about a file with the same name and size; any other refusal is an error', async () => {
  render(<Harness />);
  await choose(pdf('plan.pdf'));
  await choose(pdf('plan.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/plan\.pdf.* has already been uploaded/);
  expect(screen.getByRole('alert')).toHaveClass('warning');
  await choose(pdf('plan.pdf'), new File([], 'empty.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent(texts.errors.empty);
  expect(screen.getByRole('alert')).toHaveClass('error');
});

test('accepts as many files as allowed and refuses the others', async () => {
  render(<Harness maxFiles={2} />);
  await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('c.pdf: Up to 2 files are allowed');
  expect(screen.getByRole('list', { name: /Chosen files/ }).children).toHaveLength(2);
});

test('replaces a single file with the next one', async () => {
  render(<Harness maxFiles={1} />);
  await choose(pdf('old.pdf'));
  await choose(pdf('new.pdf'));
  await waitFor(() => expect(rows().join()).toContain('new.pdf'));
  expect(rows()).toHaveLength(1);
});

test('moves the focus to the next file after a removal, and to the input after the last', async () => {
  render(<Harness />);
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: /a\.pdf/ }));
  expect(screen.getByRole('button', { name: /b\.pdf/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(input()).toHaveFocus();
  expect(rows()).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent(/b\.pdf.* was removed/);
});

test('a removed file can be chosen again', async () => {
  render(<Harness />);
  await choose(pdf('a.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: /a\.pdf/ }));
  await choose(pdf('a.pdf'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offers a stored file for download and has no button to remove it', () => {
  const initial: UploadItem[] = [
    { id: '1', name: 'cv.pdf', size: 10, state: 'attached', url: '/gateway/files/1' },
  ];
  render(<Harness initial={initial} />);
  expect(screen.getByRole('link', { name: /cv\.pdf/ })).toHaveAttribute('href', '/gateway/files/1');
  expect(screen.queryByRole('button', { name: /cv\.pdf/ })).not.toBeInTheDocument();
});

test('shows the reason of the server beside the refused file', () => {
  const initial: UploadItem[] = [
    { id: '1', name: 'cv.pdf', size: 10, state: 'failed', error: 'damaged', file: pdf('cv.pdf') },
  ];
  render(<Harness initial={initial} />);
  expect(screen.getByText(texts.errors.damaged)).toBeVisible();
});

test('accepts files that were chosen before the page’s script loaded', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Harness />);
  await userEvent.upload(page.querySelector('input') as HTMLInputElement, pdf('early.pdf'));
  render(<Harness />, { container: page, hydrate: true });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain('early.pdf');
});
