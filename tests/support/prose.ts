import { parse } from '@babel/parser';

/** A comment, a test title or a paragraph, with the line on which it starts. */
export interface Prose {
  line: number;
  text: string;
}

/** The nodes of the parser, with the properties used here. */
interface SyntaxNode {
  type: string;
  loc?: { start: { line: number } };
  [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const isFunction = (node: unknown) => isNode(node) && node.type.endsWith('FunctionExpression');

function readString(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(' ');
}

/** Joins the lines of a comment and drops its decoration and the code that it quotes in backticks. */
const cleanComment = (text: string) =>
  text
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/`[^`]*`/g, '``')
    .replaceAll(/\s+/g, ' ')
    .trim();

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? '') : '');
const isConsole = (callee: unknown) => isNode(callee) && nameOf(callee.object) === 'console';
/** The value of a property that is a list of nodes; empty if there is none. */
const listOf = (node: unknown, property: string) =>
  isNode(node) ? ((node[property] as unknown[] | undefined) ?? []) : [];
/** The name of the function or method that is called. */
const nameOfCallee = (callee: unknown) => nameOf(callee) || nameOf(isNode(callee) && callee.property);
/** The first cells of the rows of `test.each([...])` that are phrases: parts of titles, and no data. */
const listRowTitles = (table: unknown) =>
  listOf(table, 'elements')
    .map((row) => listOf(row, 'elements')[0] ?? row)
    .filter((cell) => readString(cell)?.includes(' '));

/**
 * The prose in a node's strings: a title passed with a function (`test('title', () => {})`, also for an alias of
 * `test`) or in the rows of `test.each`, a message for operators (`console.warn`, `new Error`, `const message`,
 * findings of the doctor, conditions of a schema), and help, message or summary of a command, metric, error or call.
 */
function findProse(node: SyntaxNode): unknown[] {
  const [first, second, ...rest] = listOf(node, 'arguments');
  if (node.type === 'CallExpression') {
    const name = nameOfCallee(node.callee);
    if (name === 'each') return listRowTitles(first);
    if (/^(?:refine|ok|warning|error)$/.test(name) && !isConsole(node.callee)) return [second];
    return [second, ...rest].some(isFunction) || isConsole(node.callee) ? [first] : [];
  }
  if (node.type === 'NewExpression') return nameOf(node.callee).endsWith('Error') ? [first] : [];
  if (node.type === 'VariableDeclarator') return /HELP$|^message$/.test(nameOf(node.id)) ? [node.init] : [];
  const isProse = node.type === 'ObjectProperty' && /^(?:help|message|summary)$/.test(nameOf(node.key));
  return isProse ? [node.value] : [];
}

/** The strings that `find` selects, which gets every node. */
function listStrings(root: SyntaxNode, find: (node: SyntaxNode) => unknown[]): Prose[] {
  const strings: Prose[] = [];
  const visit = (node: SyntaxNode) => {
    for (const found of find(node)) {
      const text = readString(found);
      if (text) strings.push({ line: (found as SyntaxNode).loc?.start.line ?? 0, text });
    }
    // Half of the properties are positions; a list of all values takes ten seconds for the whole project.
    for (const name in node) {
      const child = node[name];
      if (typeof child !== 'object' || name === 'loc') continue;
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  visit(root);
  return strings;
}

function parseCode(source: string, file: string) {
  const isTypeScript = /\.tsx?$/.test(file);
  const jsx = file.endsWith('.ts') ? [] : (['jsx'] as const);
  return parse(source, {
    sourceType: 'module',
    attachComment: false,
    plugins: [...(isTypeScript ? (['typescript'] as const) : []), ...jsx],
  });
}

/**
 * The unmodified comments of a TypeScript or JavaScript file. Line comments on consecutive lines are one text:
 * a phrase or a path may span two of them.
 */
function joinComments({ comments }: ReturnType<typeof parseCode>): Prose[] {
  const joined: (Prose & { end: number })[] = [];
  for (const { type, value, loc } of comments ?? []) {
    const line = loc?.start.line ?? 0;
    const last = joined.at(-1);
    const isLine = type === 'CommentLine';
    if (isLine && last && last.end === line - 1)
      Object.assign(last, { text: `${last.text}\n${value}`, end: line });
    else joined.push({ line, text: value, end: isLine ? line : Number.NaN });
  }
  return joined.map(({ line, text }) => ({ line, text }));
}

/** The unmodified comments of a style sheet. */
const listStyleComments = (source: string): Prose[] =>
  [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: text = '', index }) => ({
    line: source.slice(0, index).split('\n').length,
    text,
  }));

/** The unmodified comments of a source file, including quoted code. */
export const listComments = (source: string, file: string): Prose[] =>
  file.endsWith('.css') ? listStyleComments(source) : joinComments(parseCode(source, file));

const clean = (rows: Prose[]) => rows.map(({ line, text }) => ({ line, text: cleanComment(text) }));

/** The comments, test titles, messages and help texts of a TypeScript or JavaScript file, without quoted code. */
export function listCodeProse(source: string, file: string): Prose[] {
  const tree = parseCode(source, file);
  return [...clean(joinComments(tree)), ...listStrings(tree.program as unknown as SyntaxNode, findProse)];
}

/** The text of every string and template in a TypeScript or JavaScript file. */
export const listLiterals = (source: string, file: string): Prose[] =>
  listStrings(parseCode(source, file).program as unknown as SyntaxNode, (node) => [node]);

/** The comments of a style sheet, without quoted code. */
export const listStyleProse = (source: string): Prose[] => clean(listStyleComments(source));

/** The comments of a file whose comments start with `#`: YAML, units, shell, HAProxy. */
export function listHashComments(source: string): Prose[] {
  const joined: (Prose & { end: number })[] = [];
  for (const [index, row] of source.split('\n').entries()) {
    const [, text] = /(?:^|\s)#(?!!)\s?(.*)$/.exec(row) ?? [];
    const last = joined.at(-1);
    if (text === undefined) continue;
    if (last?.end === index) Object.assign(last, { text: `${last.text} ${text}`, end: index + 1 });
    else joined.push({ line: index + 1, text, end: index + 1 });
  }
  return clean(joined.map(({ line, text }) => ({ line, text })));
}

/**
 * The paragraphs, list items and table rows of a Markdown document, without code in backticks and code blocks except
 * those marked as `text`.
 */
export function listDocumentProse(source: string): Prose[] {
  const withoutBlocks = source.replaceAll(/^```[\s\S]*?^```/gm, (block) =>
    block.startsWith('```text\n') ? block.slice(7, -3) : block.replaceAll(/[^\n]/g, ''),
  );
  return withoutBlocks.split('\n').flatMap((line, index) => {
    const text = line
      .replaceAll(/`[^`]*`/g, '``')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .trim();
    return text ? [{ line: index + 1, text }] : [];
  });
}
