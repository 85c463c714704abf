import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs before the test file is read, so that database, files and secrets of each stand in a folder of its own.
const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
process.env.DATA_DIR = folder;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
